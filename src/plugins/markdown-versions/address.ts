const isPage = (path: string): boolean => !/\.\w+$/.test(path);

/**
 * URL of a page's Markdown version; files are returned as is.
 *
 * @param path from the root of the host, such as `/docs/intro`
 */
export function getMarkdownPath(path: string): string {
  if (path.endsWith('/')) return `${path}index.md`;
  return isPage(path) ? `${path}.md` : path;
}

/**
 * Converts links to absolute URLs, of the Markdown version if there is one.
 * Fragments are kept: they are heading IDs, which the Markdown shows, or field
 * paths.
 *
 * @param page absolute URL of the page
 * @param home absolute URL of the site in the page's language, with a
 *   trailing slash
 * @param root absolute URL of the site
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
