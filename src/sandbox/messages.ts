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
import {dropForeignPatterns} from '../calls/validation/schema';
import {findValueFindings} from '../calls/validation/valueFindings';
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

/** The value, or the name of an enum's number; `null` if the enum lacks it. */
function readEnum(
  value: Json,
  schema: Json | undefined,
  schemas: Schemas,
): Json {
  const {enum: names} = resolve(schema, schemas);
  if (!Array.isArray(names)) return value;
  const name = Number.isInteger(value) ? names[Number(value)] : value;
  return typeof name === 'string' && !names.includes(name)
    ? null
    : (name ?? null);
}

/** The name in JSON of a field as in a Protobuf file: `scope_uuid`. */
const toJsonName = (name: string): string =>
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Normalizes a message according to Protobuf's JSON mapping: removes `null`,
 * unknown fields, and unknown enum values; 64-bit integers become strings, other
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
    return value.flatMap((item) => {
      const read = readEnum(item, items, schemas);
      return read === null && item !== null
        ? []
        : [normalize(read, items, schemas, isAnswer)];
    });
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
      const jsonName = toJsonName(key);
      const name = Object.hasOwn(fields, jsonName) ? jsonName : key;
      const of = Object.hasOwn(fields, name)
        ? fields[name]
        : additionalProperties;
      if (!isObject(of)) continue;
      const item = readEnum(value[key] ?? null, of, schemas);
      // Servers omit empty lists.
      if (isAnswer && Array.isArray(item) && item.length === 0) continue;
      if (item !== null) {
        message[name] = normalize(item, of, schemas, isAnswer);
      } else if (isAnswer && always.includes(name)) {
        const zero = getZero(resolve(of, schemas));
        if (zero !== undefined) message[name] = zero;
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
const prepare = memoize((schemas: Schemas) => {
  const known = dropForeignPatterns(schemas);
  return {known, lookup: dereference({$defs: known})};
});
// Data that `npm run sandbox` has replaced is freed.
prepare.cache = new WeakMap();

/** Validates a request. @throws ConnectError with field and reason */
function check(
  message: JsonObject,
  operation: SandboxOperation,
  schemas: Schemas,
): void {
  const {request: name, errors: listed} = operation;
  const {known, lookup} = prepare(schemas);
  const schema = known[name];
  if (!schema) throw new Error(`No schema of the sandbox is "${name}".`);
  const {valid, errors} = validate(message, schema, '2020-12', lookup, false);
  if (valid) {
    const wide = findValueFindings(schema, message, {$defs: schemas}).find(
      ({reason}) => reason.kind === 'range',
    );
    if (!wide) return;
    const field = formatFieldPath(wide.path);
    throw createInvalidError(`${field}: The value is out of range.`);
  }
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
