/** Keys and indexes that lead to a value. */
export type Path = (string | number)[];

export const formatFieldPath = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

export const unescapeKey = (key: string): string =>
  key.replaceAll('~1', '/').replaceAll('~0', '~');

/** Parses a JSON Pointer in a URL fragment, as validators write it. */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => unescapeKey(decodeURIComponent(step)));

/** The value at a pointer, and its path with numeric indexes. */
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
