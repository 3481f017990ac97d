import {getPlainPath} from './address';

/**
 * Base URL of the language in a path, in any case: `/zh-Hant/` means the
 * Chinese site.
 *
 * @param all base URL of each language, with a trailing slash
 * @returns the longest base that contains the path
 */
export function getBase(pathname: string, all: string[]): string | undefined {
  const path = `${pathname}/`.toLowerCase();
  return all
    .filter((base) => path.startsWith(base.toLowerCase()))
    .sort((a, b) => b.length - a.length)[0];
}

/**
 * Where a missing page may be: at the canonical path in lower case, because all
 * pages have lower-case URLs and hosts distinguish case.
 */
export function getLikelyPath(pathname: string, all: string[]): string {
  const base = getBase(pathname, all);
  if (base === undefined) return pathname;
  const path = getPlainPath(pathname, base);
  return base + path.slice(base.length).toLowerCase();
}
