/** Where the site begins in the language of the page. */
declare const ownBase: string;

/**
 * The one path that a page has: without `.html`, `/index.html` or a slash at
 * the end, save for the home page, and decodable. Two slashes at the beginning
 * become one: they would name another host.
 *
 * @param pathname path of the address in the browser
 * @param baseUrl where the site, in this locale, begins; ends in a slash
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
 * Gives every page one address, whatever the host accepts. React takes a page
 * for another one, and fails to hydrate it, when its address is not its path.
 *
 * A host that has no file of that address has sent `404.html`; then the page is
 * asked for again. That ends, because a plain path is asked for only once.
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
