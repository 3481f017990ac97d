declare const ownBase: string;
/** Base URLs of all languages. */
declare const bases: string[];

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
 * Base URL of the language in a path, in any case: `/zh-Hant/` means the
 * Chinese site.
 *
 * @param all base URL of each language, with a trailing slash
 * @returns the longest base that contains the path
 */
export function getBase(pathname: string, all: string[]): string | undefined {
  const path = `${pathname}/`.toLowerCase();
  return all
    .filter((base) => path.startsWith(base.toLowerCase()))
    .sort((a, b) => b.length - a.length)[0];
}

/**
 * Where a missing page may be: at the canonical path in lower case, because all
 * pages have lower-case URLs and hosts distinguish case.
 */
export function getLikelyPath(pathname: string, all: string[]): string {
  const base = getBase(pathname, all);
  if (base === undefined) return pathname;
  const path = getPlainPath(pathname, base);
  return base + path.slice(base.length).toLowerCase();
}

/**
 * On the not-found page, requests the likely URL. This happens only once,
 * because it is already likely then.
 *
 * Some hosts return the root's `404.html` for every unknown URL. Readers of
 * another language are sent to theirs, which restores the URL from the hash.
 * If the host returns the same page again, it stays.
 */
function findPage(): void {
  const isSent = location.hash.startsWith('#/');
  if (isSent) history.replaceState(null, '', location.hash.slice(1));
  const {pathname, search, hash} = location;
  const path = getLikelyPath(pathname, bases);
  const base = getBase(pathname, bases) ?? ownBase;
  if (path !== pathname) {
    location.replace(path + search + hash);
  } else if (base !== ownBase && !isSent) {
    document.documentElement.hidden = true;
    location.replace(`${base}404.html#${pathname}${search}${hash}`);
  }
}

/**
 * Replaces the URL with the canonical one, whatever the host accepts.
 * Otherwise, React renders a different route and hydration fails.
 */
export function normalizeAddress(isNotFound: boolean): void {
  if (isNotFound) return findPage();
  const {pathname, search, hash} = location;
  const path = getPlainPath(pathname, ownBase);
  if (path === pathname) return;
  history.replaceState(history.state, '', path + search + hash);
}

/**
 * Lets a link to another language lead to the same URL, with query and hash.
 * The not-found page, which is the same for all URLs, links to itself.
 */
export function keepAddress(link: HTMLAnchorElement): void {
  const {pathname, search, hash} = location;
  const rest = pathname.slice(ownBase.length);
  // A function, because URLs may contain `$&`.
  const path = link.pathname.replace(/404(\.html)?$/, () => rest);
  Object.assign(link, {pathname: path, search, hash});
}
