/**
 * The address of a page as Markdown: that of the page and `.md`; where the site
 * or a language begins, `index.md`.
 *
 * @param base where the site begins in the language; ends in a slash
 */
export const getMarkdownVersion = (pathname: string, base: string): string =>
  `${pathname.replace(/\/$/, '')}/` === base
    ? `${base}index.md`
    : `${pathname.replace(/\/$/, '')}.md`;
