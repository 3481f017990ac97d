import type {Presence} from './pageData';
import type {Field, Schema} from './model';

/** When responses with its message contain a field. */
export function getPresence({type, alwaysPresent}: Field): Presence {
  if (alwaysPresent) return 'always';
  return type.repeated || type.map ? 'filled' : 'sometimes';
}

/**
 * Paths of always-present fields that are missing, such as `machines[0].id`.
 *
 * @param value part of a response, as JSON
 * @param name full name of its schema
 */
export function findMissingFields(
  value: unknown,
  name: string,
  schemas: ReadonlyMap<string, Schema>,
  path = '',
): string[] {
  const fields = schemas.get(name)?.fields ?? [];
  if (typeof value !== 'object' || value === null) return [];
  const part = value as Record<string, unknown>;
  const dot = path && '.';
  return fields.flatMap(({name: key, type, alwaysPresent}): string[] => {
    const own = `${path}${dot}${key}`;
    if (!Object.hasOwn(part, key)) return alwaysPresent ? [own] : [];
    if (!type.isSchema) return [];
    if (!type.repeated && !type.map) {
      return findMissingFields(part[key], type.name, schemas, own);
    }
    return Object.entries(part[key] ?? {}).flatMap(([index, one]) =>
      findMissingFields(one, type.name, schemas, `${own}[${index}]`),
    );
  });
}
