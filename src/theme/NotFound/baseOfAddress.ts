/**
 * Base URL of the language in a URL, in any case: `/zh-Hant/` means the Chinese
 * site.
 *
 * @param pathname path of the current URL
 * @param bases base URL of each language, with a trailing slash
 * @returns the longest base that contains the path
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
 * Lower-case form of a URL, because all pages have lower-case URLs and hosts
 * distinguish case.
 *
 * @param pathname path of the current URL
 * @param bases base URL of each language, with a trailing slash
 * @returns `undefined` if the URL is already in lower case, contains an
 *   encoded character, or is outside the site
 */
export function getLowerAddress(
  pathname: string,
  bases: string[],
): string | undefined {
  const base = getBaseOfAddress(pathname, bases);
  // Two leading slashes would refer to a different host.
  const isElsewhere = base === undefined || /^\/[/\\]/.test(pathname);
  if (isElsewhere || pathname.includes('%')) return undefined;
  const lower = base + pathname.slice(base.length).toLowerCase();
  return [pathname, `${pathname}/`].includes(lower) ? undefined : lower;
}
