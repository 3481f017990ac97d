import {dereference, validate, type OutputUnit} from '@cfworker/json-schema';
import {fieldName, follow} from '../fieldPath';
import {isObject, objectIn, textIn, type Json, type JsonObject} from './json';
import type {SandboxData, SandboxOperation} from './model';
import {invalid} from './protocol';

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

/** The faults themselves, without the groups that they stand in. */
const faultsOf = (errors: OutputUnit[]): OutputUnit[] =>
  errors.filter(
    ({keyword}) =>
      !['properties', '$ref', 'items', 'additionalProperties'].includes(
        keyword,
      ),
  );

const lookups = new WeakMap<Schemas, ReturnType<typeof dereference>>();

/** Where references between schemas lead, found out once: it takes long. */
function lookupOf(schemas: Schemas): ReturnType<typeof dereference> {
  const known = lookups.get(schemas);
  if (known) return known;
  const lookup = dereference({$defs: schemas});
  lookups.set(schemas, lookup);
  return lookup;
}

/** Makes a check of a message against its schema. */
export function validatorOf(
  name: string,
  schemas: Schemas,
): (message: Json) => void {
  const schema = schemas[name];
  if (!schema) throw new Error(`No schema of the sandbox is "${name}".`);
  const lookup = lookupOf(schemas);
  return (message) => {
    const {valid, errors} = validate(message, schema, '2020-12', lookup, false);
    if (valid) return;
    const [fault] = faultsOf(errors);
    const {path} = follow(message, fault?.instanceLocation ?? '');
    const field = fieldName(path);
    const words = fault?.error ?? 'The message does not fit its schema.';
    throw invalid(field ? `${field}: ${words}` : words);
  };
}

/** Reads and checks a request's message. @throws ConnectError `invalid_argument` */
export function readMessage(
  text: string,
  {request: name}: SandboxOperation,
  {schemas}: SandboxData,
): JsonObject {
  if (text.trim() === '') {
    throw invalid('the body is empty; send a JSON object, {} without fields');
  }
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch (error) {
    throw invalid(
      `the body is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (!isObject(json)) throw invalid('the body must be a JSON object');
  const message = normalize(json, schemas[name], schemas);
  validatorOf(name, schemas)(message);
  return objectIn(message);
}
