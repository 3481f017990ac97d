import {dereference, validate, type OutputUnit} from '@cfworker/json-schema';
import {formatFieldPath, resolvePointer} from '../calls/fieldPath';
import {
  isObject,
  listIn,
  findObjectIn,
  findTextIn,
  type Json,
  type JsonObject,
} from '../calls/json';
import type {SandboxData, SandboxOperation} from './model';
import {createInvalidError} from './protocol';

type Schemas = Record<string, JsonObject>;

const prefix = '#/$defs/';

/** The schema that a reference leads to, or the schema itself. */
function resolve(schema: Json | undefined, schemas: Schemas): JsonObject {
  if (!isObject(schema)) return {};
  const {$ref} = schema;
  if (typeof $ref !== 'string' || !$ref.startsWith(prefix)) return schema;
  return schemas[$ref.slice(prefix.length)] ?? {};
}

/** What protobuf reads an absent field as; messages and maps have nothing. */
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

/** Whether the schema of a value is no enum, or has its name. */
function isKnown(value: Json, schema: Json | undefined, schemas: Schemas) {
  const {enum: names} = resolve(schema, schemas);
  return (
    typeof value !== 'string' || !Array.isArray(names) || names.includes(value)
  );
}

/**
 * A message as protobuf's JSON mapping reads and writes it: `null` is an absent
 * field, unknown fields and unknown names of an enum are left out, integers of
 * 64 bits are texts and the others numbers.
 *
 * @param isAnswer whether it has the fields that every answer has
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
    // A server writes the fields in the order of their schema.
    for (const key of Object.keys(isAnswer ? {...fields, ...value} : value)) {
      const of = Object.hasOwn(fields, key)
        ? fields[key]
        : additionalProperties;
      const item = value[key] ?? null;
      if (!isObject(of)) continue;
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

/** The faults themselves, without the groups that they stand in. */
const getFaults = (errors: OutputUnit[]): OutputUnit[] =>
  errors.filter(
    ({keyword}) =>
      !['properties', '$ref', 'items', 'additionalProperties'].includes(
        keyword,
      ),
  );

type Lookup = ReturnType<typeof dereference>;

/** Where references between schemas lead, found out once: it takes long. */
const lookups = new WeakMap<Schemas, Lookup>();

function getLookup(schemas: Schemas): Lookup {
  const lookup = lookups.get(schemas) ?? dereference({$defs: schemas});
  lookups.set(schemas, lookup);
  return lookup;
}

/** Checks a message against its schema. @throws ConnectError with field and reason */
function check(message: Json, name: string, schemas: Schemas): void {
  const schema = schemas[name];
  if (!schema) throw new Error(`No schema of the sandbox is "${name}".`);
  const lookup = getLookup(schemas);
  const {valid, errors} = validate(message, schema, '2020-12', lookup, false);
  if (valid) return;
  const [fault] = getFaults(errors);
  const {path} = resolvePointer(message, fault?.instanceLocation ?? '');
  const field = formatFieldPath(path);
  const words = fault?.error ?? 'The message does not fit its schema.';
  throw createInvalidError(field ? `${field}: ${words}` : words);
}

/** Reads and checks a request's message. @throws ConnectError `invalid_argument` */
export function readMessage(
  text: string,
  {request: name}: SandboxOperation,
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
  const message = normalize(json, schemas[name], schemas, false);
  check(message, name, schemas);
  return findObjectIn(message);
}

/**
 * The message of an operation's response, without fields of the sandbox's own
 * and with the zero values of those that every answer has.
 */
export const writeMessage = (
  message: Json,
  {response}: SandboxOperation,
  {schemas}: SandboxData,
): Json => normalize(message, schemas[response], schemas, true);
