declare const ownBase: string;

/**
 * Canonical path of a page: decodable, without `.html`, `/index.html`, or a
 * trailing slash, except for the home page. Two leading slashes become one,
 * because they would refer to a different host.
 *
 * @param pathname path of the current URL
 * @param baseUrl base URL of the locale, with a trailing slash
 */
export function getPlainPath(pathname: string, baseUrl: string): string {
  let path = pathname;
  try {
    decodeURI(path);
  } catch {
    path = path.replace(/%/g, '%25');
  }
  path = path
    .replace(/^\/+/, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  if (path + '/' === baseUrl) return baseUrl;
  return path || '/';
}

/**
 * Replaces the URL with the canonical one, whatever the host accepts.
 * Otherwise, React renders a different route and hydration fails. The not-found
 * page has its own program (`notFound.ts`).
 */
export function normalizeAddress(): void {
  const {pathname, search, hash} = location;
  const path = getPlainPath(pathname, ownBase);
  const isNotFound = document.documentElement.hasAttribute('data-not-found');
  if (path === pathname || isNotFound) return;
  history.replaceState(history.state, '', path + search + hash);
}
