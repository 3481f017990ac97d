import groupBy from 'es-toolkit/compat/groupBy';
import sortBy from 'es-toolkit/compat/sortBy';
import {
  getEnumValues,
  getFields,
  getGroups,
  getScalarName,
  getReferenceTo,
  getSchemaName,
} from './fields';
import type {
  Field,
  KnownError,
  Message,
  Operation,
  Reference,
  Schema,
  Service,
  Side,
} from './model';
import {findObjectIn} from '../calls/json';
import {fillErrorMessage} from './interpolate';
import {layers} from './layers';
import {getServiceKeyOfTag, getShortSchemaName} from './names';
import type {
  Effect,
  MediaType,
  OpenApiDocument,
  OpenApiOperation,
  OperationError,
} from './openapi';
import {groupOperations} from './operationGroups';
import {findReachable} from './reachable';
import {findReferencesIn} from './references';
import {getSchemaSlug, type Sources} from './sources';

/** Folder under `openapi/words`; none for schemas that several services share. */
const getServiceKey = (file: string): string | undefined =>
  /^openapi\/words\/([^/]+)\//.exec(file)?.[1];

function getMessage({
  description,
  content = {},
}: {
  description?: string;
  content?: Record<string, MediaType>;
}): Message {
  const [mediaType, {schema, examples = {}}] = Object.entries(content)[0]!;
  return {
    schema: getSchemaName(schema.$ref!),
    mediaType,
    description,
    examples: Object.entries(examples).map(([name, example]) => ({
      name,
      ...example,
    })),
  };
}

/**
 * Adds anchors to errors, and example values to their messages. Errors that
 * share a code get a number.
 */
function getErrors(
  errors: readonly OperationError[],
  {examples}: Message,
): KnownError[] {
  const byCode = groupBy(errors, 'code');
  const requests = examples.map(({value}) => findObjectIn(value));
  return errors.map((error) => {
    const {code, message: template} = error;
    const alike = byCode[code]!;
    const number = alike.length > 1 ? `.${alike.indexOf(error) + 1}` : '';
    const message = template && fillErrorMessage(template, ...requests);
    return {...error, message, template, anchor: `error.${code}${number}`};
  });
}

function getEffect(operation: OpenApiOperation): Effect | undefined {
  if (operation['x-unimplemented']) return 'none';
  if (operation['x-destructive']) return 'destroys';
  return operation['x-behavior']?.effect;
}

function getOperation(
  path: string,
  operation: OpenApiOperation,
  sources: Sources,
): Operation {
  const source = sources.operations.get(path)!;
  const serviceKey = getServiceKeyOfTag(operation.tags[0]!);
  const file = source.slice(source.lastIndexOf('/') + 1, -'.yaml'.length);
  const response = getMessage(operation.responses['200']!);
  const request = getMessage(operation.requestBody);
  return {
    ...operation,
    id: operation.operationId,
    slug: `${serviceKey}-${file}`,
    path,
    rpc: path.slice(path.lastIndexOf('/') + 1),
    serviceKey,
    streaming: response.mediaType.includes('connect+'),
    request,
    response,
    draft: operation['x-draft'],
    effect: getEffect(operation),
    errors: getErrors(operation['x-connect-errors'] ?? [], request),
    related: operation['x-related'] ?? [],
    source,
  };
}

function getSchemas(document: OpenApiDocument, sources: Sources): Schema[] {
  const {schemas, parameters, responses} = document.components;
  const ofEveryCall = findReferencesIn([parameters, responses]);
  return Object.entries(schemas).map(([name, schema]) => {
    const source = sources.schemas.get(name)!;
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
      usedByEveryCall: ofEveryCall.includes(getReferenceTo(name)),
      draft: schema['x-draft'],
      source,
    };
  });
}

const getHeaders = ({components}: OpenApiDocument): Field[] =>
  Object.values(components.parameters ?? {}).flatMap(
    ({name, required, schema, description}) =>
      getFields({
        properties: {[name]: {...schema, description}},
        required: required ? [name] : [],
      }),
  );

/** Notes in each schema what uses it, and in which messages it can be. */
function linkSchemas(
  operations: readonly Operation[],
  schemas: ReadonlyMap<string, Schema>,
): void {
  const find = (name: string): Schema => {
    const schema = schemas.get(name);
    if (schema) return schema;
    throw new Error(`${name} is used but not defined under openapi/.`);
  };
  const getHeld = (name: string): Set<string> =>
    new Set(
      find(name).fields.flatMap(({type}) => (type.isSchema ? type.name : [])),
    );
  for (const operation of operations) {
    const {request, response} = operation;
    for (const name of new Set([request.schema, response.schema])) {
      find(name).usedBy.push(operation);
    }
  }
  for (const [name, schema] of schemas) {
    for (const held of getHeld(name)) find(held).usedBy.push(schema);
  }
  for (const side of ['request', 'response'] satisfies Side[]) {
    const starts = operations.map((one) => one[side].schema);
    for (const name of findReachable(starts, getHeld).keys()) {
      find(name).sides.add(side);
    }
  }
}

/**
 * Builds the API model from the bundled description.
 *
 * @throws if a schema is not defined
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
  linkSchemas(operationList, schemas);
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
      operations: groupOperations(
        operationList.filter(({serviceKey}) => serviceKey === key),
      ).flatMap((group) => group.operations),
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
