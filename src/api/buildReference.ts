import sortBy from 'es-toolkit/compat/sortBy';
import {
  getEnumValues,
  getFieldType,
  getFields,
  getGroups,
  getScalarName,
  getSchemaName,
} from './fields';
import type {
  Field,
  KnownError,
  Message,
  Operation,
  Reference,
  Schema,
  SchemaUse,
  Service,
} from './model';
import {layers} from './layers';
import {getServiceKeyOfTag, getShortSchemaName} from './names';
import type {
  MediaType,
  OpenApiDocument,
  OpenApiOperation,
  OperationError,
} from './openapi';
import {findSides} from './sides';
import {getSchemaSlug, type Sources} from './sources';

function assertDefined<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(what);
  return value;
}

const getServiceKey = (file: string): string | undefined =>
  /^openapi\/words\/([^/]+)\//.exec(file)?.[1];

function getMessage(
  operation: OpenApiOperation,
  body: {description?: string; content?: Record<string, MediaType>} | undefined,
  source: string,
): Message {
  const [mediaType, content] = assertDefined(
    Object.entries(body?.content ?? {})[0],
    `${source}: ${operation.operationId} has a message without content. Add "content" with one media type.`,
  );
  const ref = assertDefined(
    content.schema.$ref,
    `${source}: the message of ${operation.operationId} must be a $ref to a schema file.`,
  );
  return {
    schema: getSchemaName(ref),
    mediaType,
    description: body?.description,
    examples: Object.entries(content.examples ?? {}).map(([name, example]) => ({
      name,
      ...example,
    })),
  };
}

/** Adds anchors to errors. Errors that share a code get a number. */
function addAnchors(errors: readonly OperationError[]): KnownError[] {
  const counts = new Map<string, number>();
  return errors.map((error) => {
    const {code} = error;
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    const isOnly = errors.filter((one) => one.code === code).length === 1;
    const anchor = isOnly ? `error.${code}` : `error.${code}.${count}`;
    return {...error, anchor};
  });
}

function getOperation(
  path: string,
  operation: OpenApiOperation,
  sources: Sources,
): Operation {
  const source = assertDefined(
    sources.operations.get(path),
    `openapi/openapi.yaml: no file is named for the path ${path}.`,
  );
  const serviceKey = assertDefined(
    getServiceKey(source),
    `${source}: operations belong under openapi/words/<service>/operations/.`,
  );
  const file = source.slice(source.lastIndexOf('/') + 1, -'.yaml'.length);
  const response = getMessage(operation, operation.responses['200'], source);
  const unimplemented = operation['x-unimplemented'] ?? false;
  return {
    id: operation.operationId,
    slug: `${serviceKey}-${file}`,
    path,
    rpc: path.slice(path.lastIndexOf('/') + 1),
    serviceKey,
    summary: operation.summary,
    sidebarLabel: operation['x-sidebar-label'],
    group: operation['x-group'],
    description: operation.description,
    streaming: response.mediaType.includes('connect+'),
    request: getMessage(operation, operation.requestBody, source),
    response,
    destructive: operation['x-destructive'] ?? false,
    unimplemented,
    deprecated: operation.deprecated,
    draft: operation['x-draft'],
    glance: operation['x-at-a-glance'],
    effect: unimplemented ? 'none' : operation['x-at-a-glance']?.effect,
    byHand: operation['x-by-hand'],
    errors: addAnchors(operation['x-connect-errors'] ?? []),
    related: operation['x-related'] ?? [],
    source,
  };
}

function getSchemasOfEveryCall({components}: OpenApiDocument): Set<string> {
  const {parameters = {}, responses = {}} = components;
  const schemas = [
    ...Object.values(parameters).map(({schema}) => schema),
    ...Object.values(responses).flatMap(({content = {}}) =>
      Object.values(content).map(({schema}) => schema),
    ),
  ];
  return new Set(
    schemas.flatMap(({$ref}) => ($ref ? [getSchemaName($ref)] : [])),
  );
}

function getSchemas(document: OpenApiDocument, sources: Sources): Schema[] {
  const ofEveryCall = getSchemasOfEveryCall(document);
  return Object.entries(document.components.schemas).map(([name, schema]) => {
    const source = assertDefined(
      sources.schemas.get(name),
      `No file under openapi/ defines the schema ${name}.`,
    );
    return {
      name,
      shortName: getShortSchemaName(name),
      slug: getSchemaSlug(source),
      serviceKey: getServiceKey(source),
      description: schema.description,
      type: getScalarName(schema),
      fields: getFields(schema),
      enumValues: getEnumValues(schema),
      oneOf: getGroups(schema),
      usedBy: [],
      sides: new Set(),
      usedByEveryCall: ofEveryCall.has(name),
      draft: schema['x-draft'],
      source,
    };
  });
}

function getHeaders({components}: OpenApiDocument): Field[] {
  return Object.values(components.parameters ?? {}).map((parameter) => ({
    name: parameter.name,
    type: getFieldType(parameter.schema),
    description: parameter.description,
    required: parameter.required ?? false,
    alwaysPresent: false,
    readOnly: false,
    defaultValue: undefined,
    enumValues: [],
  }));
}

function linkUses(
  operations: Map<string, Operation>,
  schemas: Map<string, Schema>,
): void {
  const add = (name: string, use: SchemaUse): void => {
    const target = assertDefined(
      schemas.get(name),
      `${name} is used but not defined under openapi/.`,
    );
    target.usedBy.push(use);
  };
  for (const {id, request, response} of operations.values()) {
    for (const name of new Set([request.schema, response.schema])) {
      add(name, {kind: 'operation', id});
    }
  }
  for (const {name, fields} of schemas.values()) {
    const used = fields.filter(({type}) => type.isSchema);
    for (const target of new Set(used.map(({type}) => type.name))) {
      add(target, {kind: 'schema', name});
    }
  }
}

/**
 * Builds the API model from the bundled description.
 *
 * @throws with the file name if a part is missing or in the wrong place
 */
export function buildReference(
  document: OpenApiDocument,
  sources: Sources,
): Reference {
  const byName = (a: Schema, b: Schema): number => (a.name < b.name ? -1 : 1);
  const schemaList = getSchemas(document, sources).sort(byName);
  const operationList = Object.entries(document.paths).map(([path, item]) =>
    getOperation(path, item.post, sources),
  );
  const schemas = new Map(schemaList.map((schema) => [schema.name, schema]));
  const operations = new Map(
    operationList.map((operation) => [operation.id, operation]),
  );
  linkUses(operations, schemas);
  findSides(operationList, schemas);
  // From the ground up; those of the whole installation come last.
  const tags = sortBy(document.tags, ({'x-layer': layer}) =>
    layer ? layers.indexOf(layer) : layers.length,
  );
  const services = tags.map((tag): Service => {
    const key = getServiceKeyOfTag(tag.name);
    return {
      key,
      tag: tag.name,
      displayName: tag['x-displayName'],
      description: tag.description,
      layer: tag['x-layer'],
      home: tag['x-home'],
      guide: tag['x-guide'] ?? [],
      draft: tag['x-draft'],
      operations: operationList.filter(({serviceKey}) => serviceKey === key),
      schemas: schemaList.filter(({serviceKey}) => serviceKey === key),
      source: `openapi/words/${key}/service.yaml`,
    };
  });
  return {
    title: document.info.title,
    description: document.info.description,
    map: document.info['x-platform-map'] ?? [],
    services,
    headers: getHeaders(document),
    sharedSchemas: schemaList.filter(({serviceKey}) => !serviceKey),
    operations,
    schemas,
  };
}
