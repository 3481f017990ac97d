/** Names and positions that lead to a value. */
export type Path = (string | number)[];

/** A path as a reader of the reference would write it: `spec.disks[0].name`. */
export const formatFieldPath = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** A key as a JSON Pointer (RFC 6901) has it, without its escapes. */
export const unescapeKey = (key: string): string =>
  key.replaceAll('~1', '/').replaceAll('~0', '~');

/** Steps of a JSON Pointer in a fragment, as validators write it. */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => unescapeKey(decodeURIComponent(step)));

/** The value at a pointer, and the path to it with positions as numbers. */
export function resolvePointer(
  root: unknown,
  pointer: string,
): {value: unknown; path: Path} {
  let value = root;
  const path = parsePointer(pointer).map((step) => {
    const key = Array.isArray(value) ? Number(step) : step;
    value = (value as Record<string | number, unknown>)[key];
    return key;
  });
  return {value, path};
}
