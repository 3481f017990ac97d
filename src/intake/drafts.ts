import kebabCase from 'es-toolkit/compat/kebabCase';
import words from 'es-toolkit/compat/words';
import {stringify} from 'yaml';
import omit from 'es-toolkit/compat/omit';
import {
  readPath,
  type FieldShape,
  type OperationShape,
  type SchemaShape,
} from '../changes/structure';
import {getFieldSchema, getReferenceTo} from './fieldSchema';

const style = {
  lineWidth: 0,
  singleQuote: true,
  // Two fields of one type are two nodes: an anchor would bind them together.
  aliasDuplicateObjects: false,
} as const;

const renderHeader = (kind: string, depth: number): string =>
  `# yaml-language-server: $schema=${'../'.repeat(depth)}json-schemas/${kind}.json\n`;

/** `ListGPURelations` → `List GPU relations` */
export const getTitleOfRpc = (rpc: string): string =>
  words(rpc)
    .map((word, index) =>
      index === 0 || /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase(),
    )
    .join(' ');

/** Name of the file of an operation, which ends the address of its page. */
export const getOperationFileName = (rpc: string): string =>
  `${kebabCase(rpc)}.yaml`;

const commonPaths = {
  headers: ['ConnectProtocolVersion', 'ConnectTimeoutMs'],
  error: 'ConnectError',
} as const;

/**
 * The file of an operation of which nothing but its structure is known.
 *
 * @param file path of the file
 * @param schemaFiles files of the schemas, by full name
 */
export function draftOperation(
  operation: OperationShape,
  file: string,
  schemaFiles: ReadonlyMap<string, string>,
): string {
  const {service = '', rpc = ''} = readPath(operation.path) ?? {};
  const mediaType = operation.streaming
    ? 'application/connect+json'
    : 'application/json';
  const content = (name: string): unknown => {
    const target = schemaFiles.get(name);
    if (target === undefined) {
      throw new Error(`The description has no schema "${name}" for ${rpc}.`);
    }
    return {[mediaType]: {schema: {$ref: getReferenceTo(name, target, file)}}};
  };
  const error = {$ref: `../../../shared/responses/${commonPaths.error}.yaml`};
  const isEmpty = operation.response === 'google.protobuf.Empty';
  return (
    renderHeader('operation', 3) +
    stringify(
      {
        post: {
          operationId: `${service}_${rpc}`,
          tags: [service],
          summary: getTitleOfRpc(rpc),
          'x-draft': true,
          ...(operation.deprecated && {deprecated: true}),
          ...(operation.text && {description: operation.text}),
          parameters: commonPaths.headers.map((name) => ({
            $ref: `../../../shared/parameters/${name}.yaml`,
          })),
          requestBody: {required: true, content: content(operation.request)},
          responses: {
            '200': {
              description: isEmpty ? 'Empty response.' : 'Success.',
              content: content(operation.response),
            },
            '4XX': error,
            '5XX': error,
          },
        },
      },
      style,
    )
  );
}

/** A field of which nothing but its type is known. */
export const draftField = (
  {type, text, deprecated}: FieldShape,
  file: string,
  schemaFiles: ReadonlyMap<string, string>,
): Record<string, unknown> => ({
  ...getFieldSchema(type, file, schemaFiles),
  ...(text && {description: text}),
  ...(deprecated && {deprecated: true}),
  'x-draft': true,
});

/** How groups of fields of which one is set are written, with several as parts. */
export function getGroupKeys(groups: readonly string[][]): {
  oneOf?: object[];
  allOf?: object[];
} {
  const all = groups.map((group) => ({
    oneOf: group.map((field) => ({required: [field]})),
  }));
  return all.length > 1 ? {allOf: all} : (all[0] ?? {});
}

/** The file of a schema of which nothing but its structure is known. */
export function draftSchema(
  name: string,
  {fields, values, oneOf, text}: SchemaShape,
  file: string,
  schemaFiles: ReadonlyMap<string, string>,
): string {
  const properties = Object.entries(fields ?? {}).map(([field, shape]) => {
    // The whole schema is a draft: its fields need not say so.
    return [
      field,
      omit(draftField(shape, file, schemaFiles), 'x-draft'),
    ] as const;
  });
  return (
    renderHeader('schema', 3) +
    stringify(
      {
        [name]: {
          type: values ? 'string' : 'object',
          'x-draft': true,
          ...(text && {description: text}),
          ...(values && {enum: values}),
          ...(properties.length > 0 && {
            properties: Object.fromEntries(properties),
          }),
          ...getGroupKeys(oneOf),
        },
      },
      style,
    )
  );
}

/** The file of a service of which nothing but its name is known. */
export const draftService = (service: string): string =>
  renderHeader('service', 2) +
  stringify(
    {
      name: service,
      'x-displayName': getTitleOfRpc(service.replace(/Service$/, '')),
      'x-draft': true,
      description: `Not described yet.`,
    },
    style,
  );

/** A well-known type of protobuf as another description has it. */
export const draftWellKnown = (name: string, schema: object): string =>
  renderHeader('schema', 2) +
  stringify({[name]: {...schema, 'x-draft': true}}, style);

/**
 * Name of the file of a schema: its last name, in lower case, unless another
 * schema has it; the name ends the address of the page.
 *
 * @param taken names of all files of schemas, without `.yaml`
 */
export function getSchemaFileName(
  name: string,
  service: string,
  taken: ReadonlySet<string>,
): string {
  const parts = name.split('.').slice(3);
  const names = [
    parts.at(-1) ?? name,
    parts.join(''),
    service + parts.join(''),
  ].map((one) => one.toLowerCase());
  const free = names.find((one) => !taken.has(one));
  if (free) return free;
  let number = 2;
  while (taken.has(`${names[2]}${number}`)) number++;
  return `${names[2]}${number}`;
}
