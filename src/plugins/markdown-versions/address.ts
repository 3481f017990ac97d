/** Whether an address is that of a page, and not of a file. */
const isPage = (path: string): boolean => !/\.\w+$/.test(path);

/**
 * Address of the Markdown version of a page: the same with `.md`. A file has no
 * other version.
 *
 * @param path from the root of the host, such as `/docs/intro`
 */
export function getMarkdownPath(path: string): string {
  if (path.endsWith('/')) return `${path}index.md`;
  return isPage(path) ? `${path}.md` : path;
}

/**
 * Gives what a page refers to as an absolute address, of the Markdown version
 * where there is one. Its fragment stays: it is a heading's id, which the
 * Markdown shows, or the path of a field.
 *
 * @param page absolute address of the page
 * @param home absolute address of the site in the language of the page, with a
 *   slash at its end
 * @param root absolute address of the site
 */
export const linkFrom =
  (page: string, home: string, root: string) =>
  (href: string): string => {
    if (href.startsWith('#')) return href;
    const url = new URL(href, page);
    if (url.href === home.replace(/\/$/, '')) url.pathname += '/';
    if (!url.href.startsWith(root)) return href;
    url.pathname = getMarkdownPath(url.pathname);
    return url.href;
  };
