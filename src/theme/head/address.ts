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
 * Otherwise, React renders a different route and hydration fails.
 *
 * If the host returned `404.html` for the URL, the canonical one is requested.
 * This happens only once, because it is already canonical then.
 */
export function normalizeAddress(): void {
  const path = getPlainPath(location.pathname, ownBase);
  if (path === location.pathname) return;
  const address = path + location.search + location.hash;
  const isFile = /(\.html|\/)$/.test(location.pathname);
  const isNotFound = document.documentElement.hasAttribute('data-not-found');
  if (isFile && isNotFound) location.replace(address);
  else history.replaceState(history.state, '', address);
}
