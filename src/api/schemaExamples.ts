import type {Reference, Schema} from './model';

/** A value and all values in it that have a schema of their own. */
export function* findSchemaValues(
  name: string,
  value: unknown,
  reference: Pick<Reference, 'schemas'>,
): Generator<[schema: Schema, value: unknown]> {
  const schema = reference.schemas.get(name);
  if (!schema || value === undefined || value === null) return;
  yield [schema, value];
  if (typeof value !== 'object') return;
  for (const {name: field, type} of schema.fields) {
    if (!type.isSchema || !Object.hasOwn(value, field)) continue;
    const part = (value as Record<string, unknown>)[field];
    const isContainer = typeof part === 'object' && part !== null;
    const parts =
      isContainer && (type.repeated || type.map) ? Object.values(part) : [part];
    for (const one of parts) {
      yield* findSchemaValues(type.name, one, reference);
    }
  }
}

/** The longest example of each schema. */
export function getSchemaExamples(reference: Reference): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const size = (one: unknown): number => JSON.stringify(one)?.length ?? 0;
  const messages = [...reference.operations.values()].flatMap(
    ({request, response}) => [request, response],
  );
  for (const {schema, examples} of messages) {
    for (const {value} of examples) {
      for (const [{name}, part] of findSchemaValues(schema, value, reference)) {
        if (size(part) > size(found.get(name))) found.set(name, part);
      }
    }
  }
  return found;
}
