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

/** Whether a text is no name of an enum, which the server leaves out. */
function isUnknownName(
  value: Json,
  schema: Json | undefined,
  schemas: Schemas,
): boolean {
  const {enum: names} = resolve(schema, schemas);
  return (
    Array.isArray(names) && typeof value === 'string' && !names.includes(value)
  );
}

/**
 * A request as protobuf's JSON mapping reads it: `null` is an absent field, a
 * 64-bit integer may be a number, unknown fields and unknown names of an enum
 * are ignored.
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
    return value
      .filter((item) => !isUnknownName(item, items, schemas))
      .map((item) => normalize(item, items, schemas));
  }
  if (
    isObject(value) &&
    (isObject(properties) || isObject(additionalProperties))
  ) {
    const known = findObjectIn(properties);
    const schemaOf = (key: string): Json | undefined =>
      Object.hasOwn(known, key) ? known[key] : additionalProperties;
    return Object.fromEntries(
      Object.entries(value)
        .filter(
          ([key, item]) =>
            item !== null &&
            isObject(schemaOf(key)) &&
            !isUnknownName(item, schemaOf(key), schemas),
        )
        .map(([key, item]) => [key, normalize(item, schemaOf(key), schemas)]),
    );
  }
  if (type === 'string' && /^u?int64$/.test(findTextIn(format))) {
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

/**
 * A response with its integers as protobuf's JSON mapping writes them: those of
 * 64 bits as texts, the others as numbers.
 */
export function writeIntegers(
  value: Json,
  schema: Json | undefined,
  schemas: Schemas,
): Json {
  const {type, format, items, properties, additionalProperties} = resolve(
    schema,
    schemas,
  );
  if (Array.isArray(value)) {
    return value.map((item) => writeIntegers(item, items, schemas));
  }
  if (isObject(value)) {
    const known = findObjectIn(properties);
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        writeIntegers(
          item,
          Object.hasOwn(known, key) ? known[key] : additionalProperties,
          schemas,
        ),
      ]),
    );
  }
  if (typeof value === 'number' && /^u?int64$/.test(findTextIn(format))) {
    return String(value);
  }
  const isText = typeof value === 'string' && wholeNumber.test(value);
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

/** Makes a check of a message against its schema. */
export function createValidator(
  name: string,
  written: Schemas,
): (message: Json) => void {
  const {schemas, lookup} = listKnown(written);
  const schema = schemas[name];
  if (!schema) throw new Error(`No schema of the sandbox is "${name}".`);
  return (message) => {
    const {valid, errors} = validate(message, schema, '2020-12', lookup, false);
    if (valid) return;
    const [fault] = getFaults(errors);
    const {path} = resolvePointer(message, fault?.instanceLocation ?? '');
    const field = formatFieldPath(path);
    const words = fault?.error ?? 'The message does not fit its schema.';
    throw createInvalidError(field ? `${field}: ${words}` : words);
  };
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
  createValidator(name, schemas)(message);
  return findObjectIn(message);
}
