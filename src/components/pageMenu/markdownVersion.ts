/**
 * URL of a page's Markdown version: the page's URL with `.md`, or `index.md`
 * for the root of a language.
 *
 * @param base URL path of the language, with a trailing slash
 */
export const getMarkdownVersion = (pathname: string, base: string): string =>
  `${pathname.replace(/\/$/, '')}/` === base
    ? `${base}index.md`
    : `${pathname.replace(/\/$/, '')}.md`;
