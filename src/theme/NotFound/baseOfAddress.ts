/**
 * Base URL of the language in a URL.
 *
 * @param pathname path of the current URL
 * @param bases base URL of each language, with a trailing slash
 * @returns the longest base that contains the path
 */
export const getBaseOfAddress = (
  pathname: string,
  bases: string[],
): string | undefined =>
  bases
    .filter((base) => `${pathname}/`.startsWith(base))
    .sort((a, b) => b.length - a.length)[0];
