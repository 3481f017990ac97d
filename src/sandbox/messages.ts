import {dereference, validate, type OutputUnit} from '@cfworker/json-schema';
import memoize from 'es-toolkit/compat/memoize';
import {formatFieldPath, resolvePointer} from '../calls/fieldPath';
import {
  isObject,
  listIn,
  findObjectIn,
  findTextIn,
  type Json,
  type JsonObject,
} from '../calls/json';
import {createListedError} from './call';
import type {SandboxData, SandboxOperation} from './model';
import {createInvalidError} from './protocol';

type Schemas = Record<string, JsonObject>;

const prefix = '#/$defs/';

/** A schema, or the one to which it refers. */
export function resolve(
  schema: Json | undefined,
  schemas: Schemas,
): JsonObject {
  if (!isObject(schema)) return {};
  const {$ref} = schema;
  if (typeof $ref !== 'string' || !$ref.startsWith(prefix)) return schema;
  return schemas[$ref.slice(prefix.length)] ?? {};
}

/** Protobuf's value of an absent field; `undefined` for messages and maps. */
export function getZero({
  type,
  format,
  enum: names,
}: JsonObject): Json | undefined {
  if (Array.isArray(names)) return names[0];
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return 0;
  if (type !== 'string') return undefined;
  if (format === 'date-time') return '0001-01-01T00:00:00Z';
  return isLongInteger(format) ? '0' : '';
}

const isLongInteger = (format: Json | undefined): boolean =>
  /^u?int64$/.test(findTextIn(format));

/** Whether a value is not an enum, or is one of its names. */
function isKnown(value: Json, schema: Json | undefined, schemas: Schemas) {
  const {enum: names} = resolve(schema, schemas);
  return (
    typeof value !== 'string' || !Array.isArray(names) || names.includes(value)
  );
}

/**
 * Normalizes a message according to Protobuf's JSON mapping: removes `null`,
 * unknown fields, and unknown enum names; 64-bit integers become strings, other
 * integers numbers.
 *
 * @param isAnswer whether to add the fields that every response contains
 * @see https://protobuf.dev/programming-guides/json/
 */
function normalize(
  value: Json,
  schema: Json | undefined,
  schemas: Schemas,
  isAnswer: boolean,
): Json {
  const resolved = resolve(schema, schemas);
  const {type, format, items, properties, additionalProperties} = resolved;
  if (Array.isArray(value)) {
    return value
      .filter((item) => isKnown(item, items, schemas))
      .map((item) => normalize(item, items, schemas, isAnswer));
  }
  if (
    isObject(value) &&
    (isObject(properties) || isObject(additionalProperties))
  ) {
    const fields = findObjectIn(properties);
    const always = listIn(resolved.always).map(findTextIn);
    const message: JsonObject = {};
    // Servers write fields in schema order.
    for (const key of Object.keys(isAnswer ? {...fields, ...value} : value)) {
      const of = Object.hasOwn(fields, key)
        ? fields[key]
        : additionalProperties;
      const item = value[key] ?? null;
      if (!isObject(of)) continue;
      // Servers omit empty lists.
      if (isAnswer && Array.isArray(item) && item.length === 0) continue;
      if (item !== null && isKnown(item, of, schemas)) {
        message[key] = normalize(item, of, schemas, isAnswer);
      } else if (isAnswer && always.includes(key)) {
        const zero = getZero(resolve(of, schemas));
        if (zero !== undefined) message[key] = zero;
      }
    }
    return message;
  }
  if (typeof value === 'number' && isLongInteger(format))
    return Number.isInteger(value) ? String(value) : value;
  const isText = typeof value === 'string' && /^-?\d+$/.test(value);
  return isText && type === 'integer' ? Number(value) : value;
}

/** End of Protobuf's error for several fields of a `oneof`. */
const setTwice = 'is already set';

/** Errors without those of enclosing schemas. */
const getFaults = (errors: OutputUnit[]): OutputUnit[] =>
  errors.filter(
    ({keyword}) =>
      !['properties', '$ref', 'items', 'additionalProperties'].includes(
        keyword,
      ),
  );

/** Cached, because dereferencing takes long. */
const getLookup = memoize((schemas: Schemas) => dereference({$defs: schemas}));
// Data that `npm run sandbox` has replaced is freed.
getLookup.cache = new WeakMap();

/** Validates a request. @throws ConnectError with field and reason */
function check(
  message: JsonObject,
  operation: SandboxOperation,
  schemas: Schemas,
): void {
  const {request: name, errors: listed} = operation;
  const schema = schemas[name];
  if (!schema) throw new Error(`No schema of the sandbox is "${name}".`);
  const lookup = getLookup(schemas);
  const {valid, errors} = validate(message, schema, '2020-12', lookup, false);
  if (valid) return;
  const [fault] = getFaults(errors);
  const {path} = resolvePointer(message, fault?.instanceLocation ?? '');
  const field = formatFieldPath(path);
  const at = listed.findIndex((one) => one.message.endsWith(setTwice));
  if (fault?.keyword === 'oneOf' && field === '' && at >= 0)
    throw createListedError(operation, at, [message]);
  const words = fault?.error ?? 'The message does not fit its schema.';
  throw createInvalidError(field ? `${field}: ${words}` : words);
}

/** Parses and validates a request. @throws ConnectError `invalid_argument` */
export function readMessage(
  text: string,
  operation: SandboxOperation,
  {schemas}: SandboxData,
): JsonObject {
  if (text.trim() === '') {
    throw createInvalidError(
      'the body is empty; send a JSON object, {} without fields',
    );
  }
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch (error) {
    throw createInvalidError(
      `the body is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (!isObject(json))
    throw createInvalidError('the body must be a JSON object');
  const {request: name} = operation;
  const message = findObjectIn(normalize(json, schemas[name], schemas, false));
  check(message, operation, schemas);
  return message;
}

/** Removes internal fields and adds zero values. */
export const writeMessage = (
  message: Json,
  {response}: SandboxOperation,
  {schemas}: SandboxData,
): Json => normalize(message, schemas[response], schemas, true);
