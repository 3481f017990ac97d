/** Pages whose card is that of the language: the home page, and one that is none. */
const withoutOwn = ['', '404.html'];

/**
 * Where the picture of a page stands that other sites show beside a link to it.
 *
 * @param route address of the page, without the base address of its language
 * @returns path below that base address; nothing for a page without its own
 */
export const getCardPath = (route: string): string | undefined =>
  withoutOwn.includes(route) ? undefined : `img/cards/${route}.png`;
