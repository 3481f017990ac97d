/**
 * Where the language of an address begins. Case does not matter: the
 * reader means the Chinese site with `/zh-Hant/` too.
 *
 * @param pathname path of the address in the browser
 * @param bases where each language begins; each ends in a slash
 * @returns the longest of the bases that the path lies under
 */
export function getBaseOfAddress(
  pathname: string,
  bases: string[],
): string | undefined {
  const path = `${pathname}/`.toLowerCase();
  return bases
    .filter((base) => path.startsWith(base.toLowerCase()))
    .sort((a, b) => b.length - a.length)[0];
}

/**
 * The address in lower case that a reader means, as that of every page is;
 * hosts tell the cases apart.
 *
 * @param pathname path of the address in the browser
 * @param bases where each language begins; each ends in a slash
 * @returns none where the address is that already, has an encoded character,
 *   or lies elsewhere
 */
export function getLowerAddress(
  pathname: string,
  bases: string[],
): string | undefined {
  const base = getBaseOfAddress(pathname, bases);
  // Two slashes at the beginning name another host.
  const isElsewhere = base === undefined || /^\/[/\\]/.test(pathname);
  if (isElsewhere || pathname.includes('%')) return undefined;
  const lower = base + pathname.slice(base.length).toLowerCase();
  return [pathname, `${pathname}/`].includes(lower) ? undefined : lower;
}
