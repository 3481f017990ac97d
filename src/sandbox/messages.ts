import {dereference, validate, type OutputUnit} from '@cfworker/json-schema';
import {formatFieldPath, resolvePointer} from '../calls/fieldPath';
import {
  isObject,
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

/**
 * A message as protobuf's JSON mapping reads and writes it: `null` is an absent
 * field, unknown fields and unknown names of an enum are left out, integers of
 * 64 bits are texts and the others numbers.
 *
 * @see https://protobuf.dev/programming-guides/json/
 */
function normalize(
  value: Json,
  schema: Json | undefined,
  schemas: Schemas,
): Json {
  const {type, format, items, properties, additionalProperties} = resolve(
    schema,
    schemas,
  );
  const isKnown = (item: Json, of: Json | undefined): boolean => {
    const {enum: names} = resolve(of, schemas);
    return (
      !Array.isArray(names) || typeof item !== 'string' || names.includes(item)
    );
  };
  if (Array.isArray(value)) {
    return value
      .filter((item) => isKnown(item, items))
      .map((item) => normalize(item, items, schemas));
  }
  if (
    isObject(value) &&
    (isObject(properties) || isObject(additionalProperties))
  ) {
    const fields = findObjectIn(properties);
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]): [string, Json][] => {
        const of = Object.hasOwn(fields, key)
          ? fields[key]
          : additionalProperties;
        return item !== null && isObject(of) && isKnown(item, of)
          ? [[key, normalize(item, of, schemas)]]
          : [];
      }),
    );
  }
  if (typeof value === 'number' && /^u?int64$/.test(findTextIn(format))) {
    return Number.isInteger(value) ? String(value) : value;
  }
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

const mapValues = (
  fields: JsonObject,
  to: (field: JsonObject) => JsonObject,
): Schemas =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      to(findObjectIn(field)),
    ]),
  );

/** A field without the least value that only the backend asks for. */
function dropBinding(field: JsonObject): JsonObject {
  const {minimum, ...rest} = field;
  const isUnsigned = findTextIn(field.format).startsWith('uint');
  return minimum === undefined || isUnsigned ? field : rest;
}

/** The schemas as the server checks them: it looks for no missing field. */
const makeLenient = (schemas: Schemas): Schemas =>
  mapValues(schemas, (schema) => ({
    ...schema,
    required: [],
    ...(isObject(schema.properties) && {
      properties: mapValues(schema.properties, dropBinding),
    }),
  }));

interface Known {
  schemas: Schemas;
  lookup: ReturnType<typeof dereference>;
}

const all = new WeakMap<Schemas, Known>();

/** Where references between schemas lead, found out once: it takes long. */
function listKnown(written: Schemas): Known {
  const found = all.get(written);
  if (found) return found;
  const schemas = makeLenient(written);
  const known = {schemas, lookup: dereference({$defs: schemas})};
  all.set(written, known);
  return known;
}

/** Checks a message against its schema. @throws ConnectError with field and reason */
function check(message: Json, name: string, written: Schemas): void {
  const {schemas, lookup} = listKnown(written);
  const schema = schemas[name];
  if (!schema) throw new Error(`No schema of the sandbox is "${name}".`);
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
  const message = normalize(json, schemas[name], schemas);
  check(message, name, schemas);
  return findObjectIn(message);
}

/** The message of an operation's response, without fields of the sandbox's own. */
export const writeMessage = (
  message: Json,
  {response}: SandboxOperation,
  {schemas}: SandboxData,
): Json => normalize(message, schemas[response], schemas);
