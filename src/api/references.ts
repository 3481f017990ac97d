export function findReferencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string'
      ? [value]
      : findReferencesIn(value),
  );
}

/** `#/components/schemas/a.v1.Pool` → `a.v1.Pool`; empty without one. */
export const getReferredName = (reference = ''): string =>
  reference.split('/').at(-1) ?? '';
