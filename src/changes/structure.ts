/**
 * What callers of an API depend on: operations, messages, fields and values,
 * without prose and without the dialect of whoever wrote the description.
 */

/** Part of an OpenAPI document, of any tool. */
type Json = Record<string, unknown>;

export interface OperationShape {
  /** `/holt.storage.v1.StorageService/ListPools` */
  path: string;
  /** Full names of the schemas of its messages. */
  request: string;
  response: string;
  streaming: boolean;
  deprecated: boolean;
  /** Comment of the protocol file, or our description. */
  text?: string;
}

export interface FieldShape {
  /**
   * Type as protobuf names it: `string`, `bytes`, `int64`, the full name of a
   * schema; `[]T` for a list, `map<T>` for a map with texts as keys.
   */
  type: string;
  deprecated: boolean;
  text?: string;
}

export interface SchemaShape {
  /** Of an object. */
  fields?: Record<string, FieldShape>;
  /** Of an enumeration. */
  values?: string[];
  /** Names of the fields of which one is set. */
  oneOf: string[];
  text?: string;
}

export interface Structure {
  /** By path. */
  operations: Record<string, OperationShape>;
  /** By full name, without the well-known types and those of Connect. */
  schemas: Record<string, SchemaShape>;
}

const callPattern =
  /^\/((?:[a-z]\w*\.)+v\d\w*)\.([A-Z]\w*Service)\/([A-Z]\w*)$/;

/** Package, service and RPC of the path of a call; `undefined` for another path. */
export function readPath(
  path: string,
): {package: string; service: string; rpc: string} | undefined {
  const [, package_, service, rpc] = callPattern.exec(path) ?? [];
  return package_ && service && rpc
    ? {package: package_, service, rpc}
    : undefined;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getText = ({description}: Json): {text?: string} =>
  typeof description === 'string' && description.trim() !== ''
    ? {
        text: description
          .split('\n')
          .map((line) => line.trim())
          .join('\n')
          .trim(),
      }
    : {};

const getSchemaName = (ref: unknown): string | undefined =>
  typeof ref === 'string'
    ? /^#\/components\/schemas\/(.+)$/.exec(ref)?.[1]
    : undefined;

/** What belongs to the protocol, not to the API. */
const isForeign = (name: string): boolean =>
  /^(?:connect[.-]|google\.protobuf\.)/.test(name);

const integers = new Set(['int32', 'int64', 'uint32', 'uint64']);

/** The alternatives of a type that a dialect writes as several. */
function getAlternatives(schema: Json): Json[] {
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const all = schema[key];
    if (Array.isArray(all) && all.every(isObject) && all.length > 0) {
      // Groups of fields of which one is set are no alternatives of a type.
      if (all.every((one) => !('required' in one))) return all;
    }
  }
  return [];
}

function getScalarType(schema: Json): string {
  const types = [schema.type].flat().filter((one) => one !== 'null');
  const format = typeof schema.format === 'string' ? schema.format : '';
  if (integers.has(format)) return format;
  if (schema.contentEncoding === 'base64' || /^bytes?$/.test(format)) {
    return 'bytes';
  }
  if (types.includes('string')) {
    return types.includes('integer') ? 'int64' : 'string';
  }
  if (types.includes('integer')) return 'int32';
  if (types.includes('number')) return format === 'float' ? 'float' : 'double';
  if (types.includes('boolean')) return 'bool';
  return 'any';
}

/** The type of a field, as protobuf names it; see `FieldShape`. */
export function readType(schema: unknown): string {
  if (!isObject(schema)) return 'any';
  const name = getSchemaName(schema.$ref);
  if (name !== undefined) return name;
  const types = [schema.type].flat();
  if (types.includes('array')) return `[]${readType(schema.items)}`;
  if (types.includes('object')) {
    return isObject(schema.additionalProperties)
      ? `map<${readType(schema.additionalProperties)}>`
      : 'object';
  }
  const others = getAlternatives(schema).filter(({type}) => type !== 'null');
  if (others.length > 0) {
    const known = others.map(readType);
    const special = known.find((one) => !['string', 'int32'].includes(one));
    if (special) return special;
    return new Set(known).size > 1 ? 'int64' : (known[0] ?? 'any');
  }
  return getScalarType(schema);
}

/** The schema that a type holds: `[]a.v1.Pool` → `a.v1.Pool`; none of a scalar. */
export function getHeldSchema(type: string): string | undefined {
  const held = type.replace(/^(?:\[\]|map<)+/, '').replace(/>+$/, '');
  return held.includes('.') ? held : undefined;
}

function getGroup(schema: Json): string[] {
  for (const key of ['oneOf', 'anyOf']) {
    const all = schema[key];
    if (!Array.isArray(all)) continue;
    const names = all.flatMap((one): unknown[] =>
      isObject(one) && Array.isArray(one.required) ? one.required : [],
    );
    if (names.length > 0) return names.map(String).sort();
  }
  return [];
}

function getSchemaShape(schema: Json): SchemaShape {
  const common = {oneOf: getGroup(schema), ...getText(schema)};
  const enumeration = [schema, ...getAlternatives(schema)].find(
    (one) => Array.isArray(one.enum) && [one.type].flat().includes('string'),
  );
  if (enumeration) {
    return {...common, values: (enumeration.enum as unknown[]).map(String)};
  }
  const properties = isObject(schema.properties) ? schema.properties : {};
  const fields = Object.entries(properties).map(
    ([name, property]): [string, FieldShape] => [
      name,
      {
        type: readType(property),
        deprecated: isObject(property) && property.deprecated === true,
        ...(isObject(property) && getText(property)),
      },
    ],
  );
  return {...common, fields: Object.fromEntries(fields)};
}

interface Content {
  schema: string;
  streaming: boolean;
}

/** The message of a body, in the media type that people read. */
function getContent(body: unknown): Content | undefined {
  if (!isObject(body) || !isObject(body.content)) return undefined;
  const [mediaType, content] =
    Object.entries(body.content).find(([type]) => type.endsWith('json')) ?? [];
  if (!mediaType || !isObject(content) || !isObject(content.schema)) {
    return undefined;
  }
  const schema = getSchemaName(content.schema.$ref);
  return schema === undefined
    ? undefined
    : {schema, streaming: mediaType.includes('connect+')};
}

const empty = 'google.protobuf.Empty';

/**
 * Reads what callers depend on from an OpenAPI document of a Connect API: ours,
 * or one that `protoc-gen-connect-openapi` wrote, in any of its dialects: 64-bit
 * integers as `[integer, string]` or as `string`, titles, closed objects.
 *
 * @throws with the path of an operation that has no messages
 */
export function readStructure(document: unknown): Structure {
  const root = isObject(document) ? document : {};
  const operations: Structure['operations'] = {};
  for (const [path, item] of Object.entries(root.paths ?? {})) {
    const operation = isObject(item) ? item.post : undefined;
    if (!readPath(path) || !isObject(operation)) continue;
    const request = getContent(operation.requestBody);
    const responses = isObject(operation.responses) ? operation.responses : {};
    const response = getContent(responses['200']);
    if (!request && !response) {
      throw new Error(
        `paths."${path}": the operation has no JSON message, neither of a request nor of a response.`,
      );
    }
    operations[path] = {
      path,
      request: request?.schema ?? empty,
      response: response?.schema ?? empty,
      streaming: response?.streaming ?? false,
      deprecated: operation.deprecated === true,
      ...getText(operation),
    };
  }
  const components = isObject(root.components) ? root.components : {};
  const named = isObject(components.schemas) ? components.schemas : {};
  const schemas = Object.entries(named).flatMap(
    ([name, schema]): [string, SchemaShape][] =>
      isForeign(name) || !isObject(schema)
        ? []
        : [[name, getSchemaShape(schema)]],
  );
  return {operations, schemas: Object.fromEntries(schemas)};
}
