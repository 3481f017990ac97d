/**
 * Reads the parts of an API that callers depend on: operations, messages,
 * fields, and values, without descriptions and independent of the generator's
 * OpenAPI dialect.
 *
 * Supports the output of protoc-gen-connect-openapi v0.11 to v0.25
 * (`internal/converter/{schema,connectrpc,util}` in its source).
 */

import camelCase from 'es-toolkit/compat/camelCase';
import getValue from 'es-toolkit/compat/get';
import identity from 'es-toolkit/compat/identity';
import isEmpty from 'es-toolkit/compat/isEmpty';
import isUndefined from 'es-toolkit/compat/isUndefined';
import mapValues from 'es-toolkit/compat/mapValues';
import omitBy from 'es-toolkit/compat/omitBy';
import pick from 'es-toolkit/compat/pick';
import union from 'es-toolkit/compat/union';
import uniqBy from 'es-toolkit/compat/uniqBy';
import {findObjectIn, isObject} from '../../calls/json';
import {limitKeys} from '../fields';
import {getOwner} from '../names';
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
   * `[]T` for a list, `map<T>` for a map with string keys. Old generators
   * write one type for several: `integer` for 32-bit integers, and `wide` for
   * 64-bit integers and `double`; see `withKnownTypes`.
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
  /** JSON Schema constraints on the message as a whole. */
  limits?: Json;
  text?: string;
}

export interface Structure {
  operations: Record<string, OperationShape>;
  /** By full name, without well-known types and Connect's schemas. */
  schemas: Record<string, SchemaShape>;
  undescribed?: string[];
}

const callPattern =
  /^(?:\/[\w.~-]+)*\/(?:[A-Za-z_]\w*\.)*[A-Z]\w*\/[A-Za-z_]\w*$/;

/** Path format of `isCallPath`, for error messages. */
export const pathRule =
  '"/package.Service/Rpc" (the service begins with a capital letter), perhaps with a prefix before it';

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

/** Removes the Protobuf file's indentation. */
export const tidy = (text: unknown): string =>
  typeof text === 'string' ? text.replace(/^[ \t]?|[ \t]+$/gm, '').trim() : '';

function readText(node: Json, ...before: string[]): {text?: string} {
  const texts = union(before, [tidy(node.description)]).filter(Boolean);
  return texts.length === 0 ? {} : {text: texts.join('\n\n')};
}

/** Whether a schema belongs to Connect or its options, not to the API. */
export const isForeign = (name: string): boolean =>
  /^google\.(?:protobuf|rpc)\./.test(name) ||
  /^(?:base64|compression|encoding|connect(?:-[a-z-]+|\.error(?:_details\.Any)?)?)$/.test(
    name,
  );

/**
 * Merges the parts of a field's schema. Generators write `allOf` for a
 * reference beside other keys, and alternatives for a value that may be null
 * and for 64-bit numbers, which are strings or numbers in JSON.
 */
function mergeParts(
  {allOf = [], oneOf = [], anyOf = [], ...own}: Json,
  at: string,
): Json {
  const others = [allOf, oneOf, anyOf]
    .flat()
    .filter(isObject)
    .filter(({type}) => ![type].flat().every((one) => one === 'null'));
  if (others.length === 0) return own;
  const parts = [...others.map((one) => mergeParts(one, at)), own];
  const typed = parts.filter((one) => 'type' in one || '$ref' in one);
  const types = typed.map(({type, $ref}) => $ref ?? type).flat();
  const isNumber = types.every((one) =>
    /^(?:integer|number|string)$/.test(String(one)),
  );
  if (typed.length > 1 && !isNumber) {
    fail(at, `a field is of one type, not of ${types.join(' or ')}.`);
  }
  return Object.assign({}, ...parts, types.length > 1 && {type: types}) as Json;
}

function readScalar({type, format, contentEncoding}: Json, at: string): string {
  const form = typeof format === 'string' ? format : '';
  const types = [type].flat().filter((one) => one !== 'null');
  const is = (name: string): boolean => types.includes(name);
  if (/^u?int64$/.test(form)) return form;
  if (is('string')) {
    if (is('integer')) return 'int64';
    if (is('number')) return 'wide';
    const isBytes =
      contentEncoding === 'base64' || /^(?:bytes?|binary)$/.test(form);
    return isBytes ? 'bytes' : 'string';
  }
  if (/^u?int32$/.test(form)) return form;
  if (is('integer')) return 'integer';
  if (is('number')) return form === 'double' ? 'double' : 'float';
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
  if (!isObject(schema)) fail(at, 'it is missing, or it is not a schema.');
  const merged = mergeParts(schema, at);
  for (const key of ['properties', 'patternProperties', 'prefixItems']) {
    if (!(key in merged)) continue;
    fail(at, `a field has no "${key}". Remove the annotation that adds it.`);
  }
  const {$ref, type, items, additionalProperties: values} = merged;
  if ($ref !== undefined) return readReference($ref, at);
  const types = [type].flat();
  if (items !== undefined || types.includes('array')) {
    return `[]${readType(items, `${at}.items`)}`;
  }
  if (isObject(values)) {
    return `map<${readType(values, `${at}.additionalProperties`)}>`;
  }
  return types.includes('object') ? 'object' : readScalar(merged, at);
}

/** Keys whose values are values of the field. */
const valueKeys = ['const', 'default', 'enum', 'examples'];

const keptKeys = [...limitKeys, ...valueKeys, 'readOnly', 'writeOnly'];

/** Values as JSON has them: generators write numbers as text, and vice versa. */
const casts: Record<string, (value: unknown) => unknown> = {
  string: String,
  integer: Number,
  number: (value) =>
    Number.isFinite(Number(value))
      ? Number(value)
      : String(value).replace(/^\+?(-?)(?:Inf|Infinity)$/, '$1Infinity'),
  boolean: (value) => String(value) === 'true',
  // A name of an enum value, a duration, or a time. Generators also write
  // numbers of enum values, type URLs for `Any`, and times as Go prints them.
  undefined: (value) =>
    isObject(value) ||
    /^(?:[A-Za-z_]\w*|-?[\d.]+s|[\d-]+T[\d:.]+Z)$/.test(String(value))
      ? value
      : undefined,
};

/** Formats that determine the Protobuf type of a number or string. */
const typeFormat = /^(?:u?int(?:32|64)|float|double|bytes?|binary|enum)$/;

/**
 * Reads the constraints of a schema: lengths, bounds, pattern, default. Those
 * of list items are under `items`, those of map values under
 * `additionalProperties`.
 */
function readLimits(
  schema: Json,
  at: string,
  type = readType(schema, at),
): Json {
  const {format, items, additionalProperties, not, ...own} = mergeParts(
    schema,
    at,
  );
  const nested = mapValues(
    {items, additionalProperties, not},
    (part, key) =>
      isObject(part) && readLimits(part, at, key === 'not' ? type : undefined),
  );
  const cast = casts[String(getTypeSchema(type).type)] ?? identity;
  const limits = mapValues(pick(own, keptKeys), (value, key) => {
    if (!valueKeys.includes(key)) return value;
    const values = [value].flat().map(cast);
    if (values.includes(undefined)) return undefined;
    return Array.isArray(value) ? values : values[0];
  });
  return {
    ...omitBy(limits, isUndefined),
    ...(typeof format === 'string' && !typeFormat.test(format) && {format}),
    ...omitBy(nested, isEmpty),
  };
}

/** `[]a.v1.Pool` → `a.v1.Pool`; `undefined` for scalars. */
export function getHeldSchema(type: string): string | undefined {
  const held = type.replace(/^(?:\[\]|map<)+/, '').replace(/>+$/, '');
  return /[.A-Z]/.test(held) ? held : undefined;
}

interface Message extends Required<Pick<SchemaShape, 'fields' | 'oneOf'>> {
  required: string[];
}

/** Adds fields and groups, also from `allOf`, `oneOf`, and `anyOf`. */
function addFields(
  schema: Json,
  at: string,
  message: Message = {fields: {}, oneOf: [], required: []},
): Message {
  message.required.push(...[schema.required ?? []].flat().map(String));
  for (const [name, property] of Object.entries(
    findObjectIn(schema.properties),
  )) {
    const here = `${at}.properties.${name}`;
    if (!isObject(property)) fail(here, 'a field is an object.');
    const merged = mergeParts(property, here);
    const limits = readLimits(merged, here);
    message.fields[name] = {
      type: readType(merged, here),
      deprecated: merged.deprecated === true,
      ...(!isEmpty(limits) && {limits}),
      ...readText(merged),
    };
  }
  for (const [index, part] of [schema.allOf ?? []].flat().entries()) {
    const here = `${at}.allOf.${index}`;
    if (!isObject(part) || '$ref' in part) {
      fail(here, 'a message is not put together from other messages.');
    }
    addFields(part, here, message);
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
    message.oneOf.push(group);
  }
  return message;
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
    ['properties', 'allOf', 'oneOf', 'anyOf'].some((key) => key in schema) ||
    (types.includes('object') && !isObject(schema.additionalProperties));
  if (!isMessage) {
    fail(
      at,
      'it is neither a message nor an enumeration. If a base file adds it, take it out of that file.',
    );
  }
  const {fields, oneOf, required} = addFields(schema, at);
  // Some generators write names of the .proto file next to names of JSON.
  const find = (name: string): string =>
    [name, ...Object.keys(fields)].find(
      (one) => fields[one] && camelCase(one) === camelCase(name),
    ) ??
    fail(at, `it requires "${name}", which is no field. Update the generator.`);
  for (const name of required) fields[find(name)]!.required = true;
  const groups = oneOf.map((group) => group.map(find).sort());
  // A group with one field is an optional field. Old generators write a single
  // group twice: directly and in `allOf`.
  const own = uniqBy(groups, String).filter((group) => group.length > 1);
  const limits = pick(schema, [...keptKeys, 'deprecated']);
  const more = isEmpty(limits) ? {} : {limits};
  return {...readText(schema), ...more, fields, oneOf: own};
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
    return isObject(found) && !('$ref' in found)
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

/** Whether a schema in a message is Protobuf's entry type of a map field. */
const isMapEntry = (name: string, {properties}: Json, schemas: Json): boolean =>
  name.endsWith('Entry') &&
  getOwner(name) in schemas &&
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
    if (isMapEntry(name, schema, named) && !used.has(name)) continue;
    schemas[name] = readSchema(schema, at);
  }
  return {
    operations,
    schemas,
    ...(undescribed.length > 0 && {undescribed}),
  };
}

/** Types that a type in a file can stand for, the likeliest first. */
const vague: Record<string, readonly string[]> = {
  integer: ['int32', 'uint32'],
  int64: ['int64', 'uint64'],
  wide: ['int64', 'uint64', 'double'],
};

/**
 * Completes a structure with details from another version of the same API:
 * types that old generators do not specify, and the messages of streams.
 */
export function withKnownTypes(theirs: Structure, ours: Structure): Structure {
  // Generators since v0.14 write the size of all integers but `uint32`.
  const hasSizes = /"type":"(?:\[\]|map<)*u?int\d/.test(
    JSON.stringify(theirs.schemas),
  );
  const getType = (type: string, known?: string): string => {
    const inner = type.replace(/^(?:\[\]|map<)+|>+$/g, '');
    const possible =
      inner === 'integer' && hasSizes ? ['uint32'] : (vague[inner] ?? [inner]);
    const all = possible.map((one) => type.replace(inner, one));
    return all.find((one) => one === known) ?? all[0]!;
  };
  const schemas = mapValues(theirs.schemas, (schema, name): SchemaShape => {
    const known = ours.schemas[name]?.fields ?? {};
    const fields = mapValues(schema.fields, (shape, field) => ({
      ...shape,
      type: getType(shape.type, known[field]?.type),
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
