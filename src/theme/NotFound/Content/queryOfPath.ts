/** Words to search for in place of a page that is not there: its own name. */
export function queryOfPath(pathname: string): string {
  const name = pathname.split('/').filter(Boolean).at(-1) ?? '';
  let decoded = name;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    // Words are made of what can be read.
  }
  return decoded
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
