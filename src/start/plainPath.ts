/**
 * The one path that a page has: without `.html`, `/index.html` or a slash at
 * the end, save for the home page, and decodable.
 *
 * Serialized inline in the head of every page: must be self-contained. Two
 * slashes at the beginning become one: they would name another host.
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
