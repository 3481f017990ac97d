/** Search words for a missing page, from its name. */
export function getQuery(pathname: string): string {
  const name = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return name
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
