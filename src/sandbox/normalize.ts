import {isObject, objectIn, textIn, type Json, type JsonObject} from './json';

type Schemas = Record<string, JsonObject>;

const prefix = '#/$defs/';

/** The schema that a reference leads to, or the schema itself. */
export function resolve(
  schema: Json | undefined,
  schemas: Schemas,
): JsonObject {
  if (!isObject(schema)) return {};
  const {$ref} = schema;
  if (typeof $ref !== 'string' || !$ref.startsWith(prefix)) return schema;
  return schemas[$ref.slice(prefix.length)] ?? {};
}

const wholeNumber = /^-?\d+$/;

/**
 * A request as protobuf's JSON mapping reads it: `null` is an absent field, a
 * 64-bit integer may be a number, unknown fields are ignored.
 *
 * @see https://protobuf.dev/programming-guides/json/
 */
export function normalize(
  value: Json,
  schema: Json | undefined,
  schemas: Schemas,
): Json {
  const {type, format, items, properties, additionalProperties} = resolve(
    schema,
    schemas,
  );
  if (Array.isArray(value)) {
    return value.map((item) => normalize(item, items, schemas));
  }
  if (
    isObject(value) &&
    (isObject(properties) || isObject(additionalProperties))
  ) {
    const known = objectIn(properties);
    return Object.fromEntries(
      Object.entries(value)
        .filter(
          ([key, item]) =>
            item !== null &&
            (Object.hasOwn(known, key) || isObject(additionalProperties)),
        )
        .map(([key, item]) => [
          key,
          normalize(
            item,
            Object.hasOwn(known, key) ? known[key] : additionalProperties,
            schemas,
          ),
        ]),
    );
  }
  if (type === 'string' && /^u?int64$/.test(textIn(format))) {
    return typeof value === 'number' && Number.isInteger(value)
      ? String(value)
      : value;
  }
  if (
    type === 'integer' &&
    typeof value === 'string' &&
    wholeNumber.test(value)
  ) {
    return Number(value);
  }
  return value;
}
