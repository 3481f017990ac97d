/** Search words for a missing page, from its name. */
export function queryOfPath(pathname: string): string {
  const name = pathname.split('/').filter(Boolean).at(-1) ?? '';
  let decoded = name;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    // Use the part that can be decoded.
  }
  return decoded
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
