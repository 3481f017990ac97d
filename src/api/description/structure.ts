/**
 * Reads the parts of an API that callers depend on: operations, messages,
 * fields, and values, without descriptions and independent of the generator's
 * OpenAPI dialect.
 *
 * Supports the output of protoc-gen-connect-openapi v0.11 to v0.25
 * (`internal/converter/{schema,connectrpc,util}` in its source).
 */

import isEmpty from 'es-toolkit/compat/isEmpty';
import getValue from 'es-toolkit/compat/get';
import mapValues from 'es-toolkit/compat/mapValues';
import pick from 'es-toolkit/compat/pick';
import {findObjectIn, isObject} from '../../calls/json';
import {limitKeys} from '../fields';
import {findReferencesIn, getReferredName} from '../references';
import {getTypeSchema, type Json} from './fieldSchema';

export interface OperationShape {
  /** `/holt.storage.v1.StorageService/ListPools`, without a prefix. */
  path: string;
  /** Path prefix in the file, such as `/api`. */
  prefix?: string;
  request: string;
  response: string;
  streaming: boolean;
  deprecated: boolean;
  /** Comment in the Protobuf file, or our description. */
  text?: string;
}

export interface FieldShape {
  /**
   * Protobuf type: `string`, `bytes`, `int64`, or the full name of a schema;
   * `[]T` for a list, `map<T>` for a map with string keys. `integer` if a
   * generator does not specify the format of a 32-bit integer; see
   * `withKnownTypes`.
   */
  type: string;
  deprecated: boolean;
  required?: boolean;
  /** JSON Schema constraints on its values. */
  limits?: Json;
  text?: string;
}

export interface SchemaShape {
  fields?: Record<string, FieldShape>;
  values?: string[];
  /** Groups of fields: exactly one field of each is set, each sorted by name. */
  oneOf: string[][];
  text?: string;
}

export interface Structure {
  operations: Record<string, OperationShape>;
  /** By full name, without well-known types and Connect's schemas. */
  schemas: Record<string, SchemaShape>;
  undescribed?: string[];
}

const callPattern =
  /^(?:\/[\w.~-]+)*\/(?:[A-Za-z_]\w*\.)*[A-Z]\w*\/[A-Za-z]\w*$/;

/** Path format of `isCallPath`, for error messages. */
export const pathRule =
  '"/package.Service/Rpc", perhaps with a prefix before it';

/** Whether a path is that of a call. Its package may be empty. */
export const isCallPath = (path: string): boolean => callPattern.test(path);

function fail(at: string, what: string): never {
  throw new Error(`${at}: ${what}`);
}

const schemaPrefix = '#/components/schemas/';

function readReference(ref: unknown, at: string): string {
  return typeof ref === 'string' && ref.startsWith(schemaPrefix)
    ? ref.slice(schemaPrefix.length)
    : fail(at, `"$ref: ${String(ref)}" does not lead to components.schemas.`);
}

/** Removes the Protobuf file's indentation and makes headings bold. */
export const tidy = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .replace(/^[ \t]?|[ \t]+$/gm, '')
        // A heading in a comment would rank above the page's headings.
        .replace(
          /^(```[^]*?^```|#{1,6} +(.*))$/gm,
          (all, _, heading?: string) =>
            heading === undefined ? all : `**${heading}**`,
        )
        .trim()
    : '';

function readText(node: Json, ...before: string[]): {text?: string} {
  const text = [...before, tidy(node.description)].filter(Boolean).join('\n\n');
  return text === '' ? {} : {text};
}

/** Whether a schema belongs to Connect or its options, not to the API. */
export const isForeign = (name: string): boolean =>
  /^(?:connect[.-]|google\.(?:protobuf|rpc)\.)/.test(name) ||
  ['encoding', 'base64', 'compression', 'connect'].includes(name);

const isNull = ({type}: Json): boolean =>
  type !== undefined && [type].flat().every((one) => one === 'null');

/** The one part of a schema, or its alternatives without an absent value. */
function getParts({allOf, oneOf, anyOf}: Json): Json[] {
  const parts = [allOf].flat().filter(isObject);
  if (parts.length === 1) return parts;
  const alternatives = [oneOf, anyOf].find(Array.isArray) ?? [];
  return alternatives.filter(isObject).filter((one) => !isNull(one));
}

function readScalar({type, format, contentEncoding}: Json, at: string): string {
  const form = typeof format === 'string' ? format : '';
  const types = [type].flat().filter((one) => one !== 'null');
  const is = (name: string): boolean => types.includes(name);
  if (/^u?int64$/.test(form)) return form;
  if (is('string')) {
    if (is('integer') || is('number')) return 'int64';
    const isBytes =
      contentEncoding === 'base64' || /^(?:bytes?|binary)$/.test(form);
    return isBytes ? 'bytes' : 'string';
  }
  if (/^u?int32$/.test(form)) return form;
  if (is('integer')) return 'integer';
  if (is('number')) return form === 'float' ? 'float' : 'double';
  if (is('boolean')) return 'bool';
  return type === undefined
    ? 'any'
    : fail(at, `"type: ${JSON.stringify(type)}" is no type of a field.`);
}

/**
 * Reads the Protobuf type of a field; see `FieldShape`.
 *
 * @param at location for error messages
 * @throws if no supported generator writes such a schema
 */
export function readType(schema: unknown, at = 'schema'): string {
  if (!isObject(schema)) return 'any';
  if (schema.$ref !== undefined) return readReference(schema.$ref, at);
  const types = [schema.type].flat();
  if (types.includes('array')) return `[]${readType(schema.items, at)}`;
  if (types.includes('object')) {
    if (isObject(schema.additionalProperties)) {
      return `map<${readType(schema.additionalProperties, at)}>`;
    }
    return isObject(schema.properties)
      ? fail(
          at,
          'the fields of this message have no name of their own under components.schemas.',
        )
      : 'object';
  }
  const parts = getParts(schema);
  if (parts.length === 0) return readScalar(schema, at);
  const known = [...new Set(parts.map((one) => readType(one, at)))];
  if (known.length === 1) return known[0]!;
  // Old generators write 64-bit integers as a string or a number.
  const isWide = known.every((one) =>
    /^(?:u?int|integer$|string$|double$)/.test(one),
  );
  return isWide
    ? (known.find((one) => one.endsWith('64')) ?? 'int64')
    : fail(at, `a field is of one type, not of ${known.join(' or ')}.`);
}

/** Keys whose values are values of the field. */
const valueKeys = ['const', 'default', 'enum', 'examples'];

const keptKeys = [...limitKeys, ...valueKeys, 'readOnly', 'writeOnly'];

/** Values as JSON has them: generators write numbers as text, and vice versa. */
const casts: Record<string, (value: unknown) => unknown> = {
  string: String,
  integer: Number,
  number: Number,
  boolean: (value) => String(value) === 'true',
};

/** Formats that determine the Protobuf type of a number or string. */
const typeFormat = /^(?:u?int(?:32|64)|float|double|bytes?|binary|enum)$/;

/**
 * Reads the constraints of a schema: lengths, bounds, pattern, default. Those
 * of list items are under `items`, those of map values under
 * `additionalProperties`.
 */
function readLimits(schema: Json, at: string): Json {
  const {format} = schema;
  const nested = ['items', 'additionalProperties', 'not'].flatMap((key) => {
    const limits = isObject(schema[key]) ? readLimits(schema[key], at) : {};
    return isEmpty(limits) ? [] : [[key, limits]];
  });
  const limits = {
    ...Object.assign({}, ...getParts(schema).map((one) => readLimits(one, at))),
    ...pick(schema, keptKeys),
    ...(typeof format === 'string' && !typeFormat.test(format) && {format}),
    ...Object.fromEntries(nested),
  } as Json;
  const cast = casts[String(getTypeSchema(readType(schema, at)).type)];
  return mapValues(limits, (value, key) => {
    if (!cast || !valueKeys.includes(key)) return value;
    return Array.isArray(value) ? value.map(cast) : cast(value);
  });
}

/** `[]a.v1.Pool` → `a.v1.Pool`; `undefined` for scalars. */
export function getHeldSchema(type: string): string | undefined {
  const held = type.replace(/^(?:\[\]|map<)+/, '').replace(/>+$/, '');
  return /[.A-Z]/.test(held) ? held : undefined;
}

type Message = Required<Pick<SchemaShape, 'fields' | 'oneOf'>>;

/** Adds fields and groups, also from `allOf`, `oneOf`, and `anyOf`. */
function addFields(
  schema: Json,
  at: string,
  message: Message,
  requiredBefore: readonly unknown[] = [],
): void {
  const required = [...requiredBefore, schema.required].flat();
  for (const [name, property] of Object.entries(
    findObjectIn(schema.properties),
  )) {
    const here = `${at}.properties.${name}`;
    if (!isObject(property)) fail(here, 'a field is an object.');
    const limits = readLimits(property, here);
    message.fields[name] = {
      type: readType(property, here),
      deprecated: property.deprecated === true,
      ...(required.includes(name) && {required: true}),
      ...(!isEmpty(limits) && {limits}),
      ...readText(property),
    };
  }
  for (const [index, part] of [schema.allOf ?? []].flat().entries()) {
    const here = `${at}.allOf.${index}`;
    if (!isObject(part) || '$ref' in part) {
      fail(here, 'a message is not put together from other messages.');
    }
    addFields(part, here, message, required);
  }
  for (const key of ['oneOf', 'anyOf']) {
    const group: string[] = [];
    for (const [index, member] of [schema[key] ?? []].flat().entries()) {
      const here = `${at}.${key}.${index}`;
      const {required, not, ...rest}: Json = findObjectIn(member);
      // The case in which no field of the group is set.
      if (not !== undefined) continue;
      if (!Array.isArray(required) || required.length !== 1) {
        fail(here, 'a member of a group requires one field.');
      }
      group.push(String(required[0]));
      addFields(rest, here, message);
    }
    const names = group.sort().join();
    // Old generators write a single group twice: directly and in `allOf`.
    const isKnown = message.oneOf.some((one) => one.join() === names);
    // A group with one field is an optional field.
    if (group.length > 1 && !isKnown) message.oneOf.push(group);
  }
}

function readSchema(schema: Json, at: string): SchemaShape {
  if ('$ref' in schema)
    fail(at, 'a schema describes itself, and does not refer to another.');
  const {enum: values} = schema;
  if (Array.isArray(values)) {
    // With an option of the generator, enums list numbers next to names.
    const named = values.filter(
      (one): one is string => typeof one === 'string' && !/^-?\d+$/.test(one),
    );
    if (named.length === 0) {
      fail(
        at,
        'the values of this enumeration have no names. Have the generator write names, which JSON of protobuf has.',
      );
    }
    return {oneOf: [], ...readText(schema), values: named};
  }
  const types = [schema.type].flat();
  const isMessage =
    types.includes('object') ||
    ['properties', 'allOf', 'oneOf', 'anyOf'].some((key) => key in schema);
  if (!isMessage) fail(at, 'it is neither a message nor an enumeration.');
  const message: Message = {fields: {}, oneOf: []};
  addFields(schema, at, message);
  return {...readText(schema), ...message};
}

/** The JSON message of a body. */
function readBody(
  body: unknown,
  root: Json,
  at: string,
): {schema: string; streaming: boolean} {
  if (body === undefined) {
    fail(
      at,
      'it is missing. Have the generator write it, without the option "disable-default-response".',
    );
  }
  const {$ref, content}: Json = findObjectIn(body);
  if (typeof $ref === 'string') {
    const found: unknown = getValue(root, $ref.replace(/^#\//, '').split('/'));
    return isObject(found)
      ? readBody(found, root, at)
      : fail(at, `"$ref: ${$ref}" leads to no body.`);
  }
  const [mediaType, media] =
    Object.entries(findObjectIn(content)).find(([type]) =>
      /[/+]json\b/.test(type),
    ) ??
    fail(at, 'it has no JSON. Have the generator write the content type json.');
  const ref = findObjectIn(findObjectIn(media).schema).$ref;
  if (ref === undefined) {
    fail(
      at,
      'its message has no name: the schema is no "$ref" to components.schemas.',
    );
  }
  return {
    schema: readReference(ref, at),
    streaming: mediaType.includes('connect+'),
  };
}

const removePrefix = (path: string): string =>
  `/${path.split('/').slice(-2).join('/')}`;

function readOperation(path: string, post: Json, root: Json): OperationShape {
  const at = `paths."${path}".post`;
  const request = readBody(post.requestBody, root, `${at}.requestBody`);
  const responses = findObjectIn(post.responses);
  const response = readBody(responses['200'], root, `${at}.responses.200`);
  const summary = tidy(post.summary);
  // Without a comment, generators use the RPC's name as the summary.
  const isComment = summary !== '' && !path.endsWith(`/${summary}`);
  const own = removePrefix(path);
  const prefix = path.slice(0, -own.length);
  return {
    path: own,
    ...(prefix !== '' && {prefix}),
    request: request.schema,
    response: response.schema,
    streaming: response.streaming || request.streaming,
    deprecated: post.deprecated === true,
    ...readText(post, ...(isComment ? [summary] : [])),
  };
}

/** Whether a schema is Protobuf's entry type of a map field. */
const isMapEntry = (
  name: string,
  {properties}: Json,
  used: ReadonlySet<string>,
): boolean =>
  name.endsWith('Entry') &&
  !used.has(name) &&
  Object.keys(findObjectIn(properties)).sort().join() === 'key,value';

/**
 * Reads the structure from an OpenAPI document of a Connect API: ours, or the
 * output of any supported version of `protoc-gen-connect-openapi` with any
 * options.
 *
 * @throws with the location of an unsupported part
 */
export function readStructure(document: unknown): Structure {
  const root = findObjectIn(document);
  const operations: Structure['operations'] = {};
  const undescribed: string[] = [];
  for (const [path, item] of Object.entries(findObjectIn(root.paths))) {
    if (!isCallPath(path)) continue;
    const at = `paths."${path}"`;
    const {post} = findObjectIn(item);
    const own = removePrefix(path);
    if (operations[own] ?? undescribed.includes(own)) {
      fail(at, 'the file has this call with another prefix. Keep one of them.');
    }
    if (isObject(post)) operations[own] = readOperation(path, post, root);
    else if (isEmpty(item)) undescribed.push(own);
    else fail(at, 'it has no "post", which every call of Connect has.');
  }
  const named = findObjectIn(findObjectIn(root.components).schemas);
  const used = new Set(findReferencesIn(root).map(getReferredName));
  const schemas: Structure['schemas'] = {};
  for (const [name, schema] of Object.entries(named)) {
    if (isForeign(name)) continue;
    const at = `components.schemas."${name}"`;
    if (!isObject(schema)) fail(at, 'a schema is an object.');
    if (isMapEntry(name, schema, used)) continue;
    schemas[name] = readSchema(schema, at);
  }
  return {
    operations,
    schemas,
    ...(undescribed.length > 0 && {undescribed}),
  };
}

/** More precise types that a generator's type can stand for. */
const vague: Record<string, readonly string[]> = {
  string: ['bytes'],
  integer: ['int32', 'uint32'],
  int64: ['uint64', 'double'],
};

function getKnownType(type: string, known = ''): string {
  const [, head = '', inner = '', tail = ''] =
    /^(\[\]|map<)(.*?)(>?)$/.exec(type) ?? [];
  if (head) {
    const other = known.startsWith(head)
      ? known.slice(head.length, known.length - tail.length)
      : '';
    return head + getKnownType(inner, other) + tail;
  }
  if (vague[type]?.includes(known)) return known;
  return type === 'integer' ? 'int32' : type;
}

/**
 * Completes a structure with details from another version of the same API:
 * signedness of integers, `bytes` instead of `string`, and the messages of
 * streams.
 */
export function withKnownTypes(theirs: Structure, ours: Structure): Structure {
  const schemas = mapValues(theirs.schemas, (schema, name): SchemaShape => {
    const known = ours.schemas[name]?.fields ?? {};
    const fields = mapValues(schema.fields, (shape, field) => ({
      ...shape,
      type: getKnownType(shape.type, known[field]?.type),
    }));
    return schema.fields ? {...schema, fields} : schema;
  });
  const {undescribed = [], operations} = theirs;
  // Generators leave out only the description of streams.
  const kept = mapValues(pick(ours.operations, undescribed), (one) => ({
    ...one,
    streaming: true,
  }));
  const unknown = undescribed.filter((path) => !ours.operations[path]);
  return {
    operations: {...operations, ...kept},
    schemas,
    ...(unknown.length > 0 && {undescribed: unknown}),
  };
}
