import {dereference, validate} from '@cfworker/json-schema';
import memoize from 'es-toolkit/compat/memoize';
import {formatFieldPath, resolvePointer} from '../calls/fieldPath';
import {
  isObject,
  listIn,
  findObjectIn,
  findTextIn,
  sameJson,
  type Json,
  type JsonObject,
} from '../calls/json';
import {findValueFindings} from '../calls/validation/valueFindings';
import {createListedError} from './call';
import type {SandboxData, SandboxOperation} from './model';
import {
  createInvalidError,
  createReadError,
  type ConnectError,
} from './protocol';

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

/** End of Protobuf's error for several fields of a `oneof`. */
const setTwice = 'is already set';

const isOfType = (value: Json, schema: JsonObject): boolean => {
  const {type, format} = schema;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type !== 'integer' && !isLongInteger(format))
    return typeof value === type;
  const isWhole = Number.isInteger(value) || /^-?\d+$/.test(findTextIn(value));
  return isWhole && findValueFindings(schema, value).length === 0;
};

/** Protobuf's names of types that have no format. */
const kinds: Record<string, string> = {boolean: 'bool', number: 'double'};

/**
 * What protobuf-go says about a value of the wrong type, without its place.
 *
 * @see https://github.com/protocolbuffers/protobuf-go/blob/v1.36.0/encoding/protojson/decode.go
 */
function createTypeError(
  value: Json,
  {type, format, enum: names}: JsonObject,
  field: string,
): ConnectError {
  const token = JSON.stringify(value).replace(/^([[{]).*$/s, '$1');
  if (type === 'object' || type === 'array')
    return createReadError(`proto: syntax error: unexpected token ${token}`);
  const kind = names ? 'enum' : findTextIn(format ?? type);
  return createReadError(
    `proto: invalid value for ${kinds[kind] ?? kind} field ${field}: ${token}`,
  );
}

/** The second field of a `oneof` in a message. */
const findSecond = (message: Json, {oneOf}: JsonObject): string | undefined =>
  Object.keys(findObjectIn(message)).filter((name) =>
    listIn(oneOf).some((one) => sameJson(findObjectIn(one).required, [name])),
  )[1];

/**
 * Normalizes a message according to Protobuf's JSON mapping: removes `null`,
 * unknown fields, and unknown enum values; 64-bit integers become strings, other
 * integers numbers.
 *
 * @param isAnswer whether to add the fields that every response contains;
 *   requests are checked instead
 * @param field its name, if it is a value of a field
 * @see https://protobuf.dev/programming-guides/json/
 */
function normalize(
  value: Json,
  schema: Json | undefined,
  schemas: Schemas,
  isAnswer: boolean,
  field = '',
): Json {
  const resolved = resolve(schema, schemas);
  const {type, format, items, properties, additionalProperties} = resolved;
  if (Array.isArray(value) && type === 'array') {
    return value.flatMap((item) => {
      const read = readEnum(item, items, schemas);
      return read === null && item !== null
        ? []
        : [normalize(read, items, schemas, isAnswer, field)];
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
      const field = of === additionalProperties ? 'value' : name;
      // Servers omit empty lists.
      if (isAnswer && Array.isArray(item) && item.length === 0) continue;
      if (item !== null) {
        message[name] = normalize(item, of, schemas, isAnswer, field);
      } else if (isAnswer && always.includes(name)) {
        const zero = getZero(resolve(of, schemas));
        if (zero !== undefined) message[name] = zero;
      }
    }
    const second = isAnswer ? undefined : findSecond(message, resolved);
    if (second === undefined) return message;
    throw createReadError(
      `proto: error parsing "${second}", oneof ${setTwice}`,
    );
  }
  if (!isAnswer && !isOfType(value, resolved))
    throw createTypeError(value, resolved, field);
  if (typeof value === 'number' && isLongInteger(format)) return String(value);
  return typeof value === 'string' && type === 'integer'
    ? Number(value)
    : value;
}

/** Cached, because dereferencing takes long. */
const getLookup = memoize((schemas: Schemas) => dereference({$defs: schemas}));
// Data that `npm run sandbox` has replaced is freed.
getLookup.cache = new WeakMap();

/** JSON Schema's errors about what encloses a value, and about presence. */
const isOutside = (keyword: string): boolean =>
  /^(?:properties|\$ref|items|additionalProperties|oneOf|required)$/.test(
    keyword,
  );

/** Checks lengths, patterns, and other limits of values. */
function checkLimits(
  message: JsonObject,
  name: string,
  schemas: Schemas,
): void {
  const schema = schemas[name] ?? {};
  const lookup = getLookup(schemas);
  const {errors} = validate(message, schema, '2020-12', lookup, false);
  const fault = errors.find(({keyword}) => !isOutside(keyword));
  if (!fault) return;
  const {path} = resolvePointer(message, fault.instanceLocation);
  throw createInvalidError(
    `validation error: ${formatFieldPath(path)}: ${fault.error}`,
  );
}

/** Parses and validates a request. @throws ConnectError `invalid_argument` */
export function readMessage(
  text: string,
  operation: SandboxOperation,
  {schemas}: SandboxData,
): JsonObject {
  if (text === '')
    throw createReadError('zero-length payload is not a valid JSON object');
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch (error) {
    throw createReadError(`proto: syntax error: ${(error as Error).message}`);
  }
  const {request: name, errors} = operation;
  const at = errors.findIndex((one) => one.message.endsWith(setTwice));
  if (at >= 0 && findSecond(json, schemas[name] ?? {}) !== undefined)
    throw createListedError(operation, at, [findObjectIn(json)]);
  const message = findObjectIn(normalize(json, schemas[name], schemas, false));
  checkLimits(message, name, schemas);
  return message;
}

/** Removes internal fields and adds zero values. */
export const writeMessage = (
  message: Json,
  {response}: SandboxOperation,
  {schemas}: SandboxData,
): Json => normalize(message, schemas[response], schemas, true);
