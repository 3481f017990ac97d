import type {Path} from '../fieldPath';
import {resolved, type Schema} from './schema';
import type {Finding} from './schemaReasons';

/** Fields that the schema does not know, which a server ignores. */
export function unknownFields(
  schema: Schema,
  value: unknown,
  root = schema,
  path: Path = [],
): Finding[] {
  const {type, properties, additionalProperties, items} = resolved(
    schema,
    root,
  );
  if (Array.isArray(value)) {
    return items
      ? value.flatMap((one, index) =>
          unknownFields(items, one, root, [...path, index]),
        )
      : [];
  }
  if (type !== 'object' || typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([name, one]): Finding[] => {
    const known =
      properties && Object.hasOwn(properties, name)
        ? properties[name]
        : additionalProperties;
    const here = [...path, name];
    if (typeof known === 'object') {
      return unknownFields(known, one, root, here);
    }
    return known ? [] : [{path: here, reason: {kind: 'unknownField'}}];
  });
}
