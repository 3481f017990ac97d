export function findReferencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string'
      ? [value]
      : findReferencesIn(value),
  );
}

/**
 * Full name of a referenced schema: the last part of
 * `#/components/schemas/holt.storage.v1.Pool`. Empty without a reference.
 */
export const getReferredName = (reference = ''): string =>
  reference.split('/').at(-1) ?? '';
