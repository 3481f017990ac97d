import type {Path} from '../fieldPath';
import {resolveSchema, type Schema} from './schema';
import type {Finding} from './schemaReasons';

type Limits = readonly [minimum: bigint, maximum: bigint];

const limitsOf: Record<string, Limits> = {
  int32: [-2147483648n, 2147483647n],
  uint32: [0n, 4294967295n],
  int64: [-9223372036854775808n, 9223372036854775807n],
  uint64: [0n, 18446744073709551615n],
};

function parseWholeNumber(value: unknown): bigint | undefined {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? BigInt(value) : undefined;
  }
  const [, sign, digits] =
    /^(-?)0*(\d+)$/.exec(typeof value === 'string' ? value : '') ?? [];
  // No type has more digits, and longer ones take long to parse.
  return digits === undefined
    ? undefined
    : BigInt(`${sign}${digits.slice(0, 40)}`);
}

function findBoundFindings(
  schema: Schema,
  value: unknown,
  path: Path,
): Finding[] {
  const {format = '', exclusiveMinimum, exclusiveMaximum} = schema;
  const limits = Object.hasOwn(limitsOf, format) ? limitsOf[format] : undefined;
  const number = parseWholeNumber(value);
  if (!limits || number === undefined) return [];
  const above = parseWholeNumber(exclusiveMinimum) ?? limits[0] - 1n;
  const below = parseWholeNumber(exclusiveMaximum) ?? limits[1] + 1n;
  const minimum = parseWholeNumber(schema.minimum) ?? above + 1n;
  const maximum = parseWholeNumber(schema.maximum) ?? below - 1n;
  // JavaScript rounds the largest 64-bit integer up by one.
  const isRounded =
    typeof value === 'number' && maximum > Number.MAX_SAFE_INTEGER;
  return number < minimum || number > maximum + (isRounded ? 1n : 0n)
    ? [{path, reason: {kind: 'range', minimum, maximum}}]
    : [];
}

/**
 * Findings that a JSON Schema validator does not report: unknown fields, which
 * servers ignore, and integers beyond the bounds of their type or schema.
 */
export function findValueFindings(
  schema: Schema,
  value: unknown,
  root = schema,
  path: Path = [],
): Finding[] {
  const own = resolveSchema(schema, root);
  const {type, properties, additionalProperties, items} = own;
  if (Array.isArray(value)) {
    return items
      ? value.flatMap((one, index) =>
          findValueFindings(items, one, root, [...path, index]),
        )
      : [];
  }
  if (type !== 'object' || typeof value !== 'object' || value === null) {
    return findBoundFindings(own, value, path);
  }
  return Object.entries(value).flatMap(([name, one]): Finding[] => {
    const known =
      properties && Object.hasOwn(properties, name)
        ? properties[name]
        : additionalProperties;
    const here = [...path, name];
    if (typeof known === 'object') {
      return findValueFindings(known, one, root, here);
    }
    return known ? [] : [{path: here, reason: {kind: 'unknownField'}}];
  });
}
