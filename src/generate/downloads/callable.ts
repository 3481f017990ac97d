import omit from 'es-toolkit/compat/omit';
import type {OpenApiDocument, OpenApiOperation} from '../../api/openapi';
import {getPlatforms} from './platforms';

const json = 'application/json';

/** Variable for the reader's token in every collection. */
export const tokenVariable = 'token';

const isUnary = ({requestBody}: OpenApiOperation): boolean =>
  Object.hasOwn(requestBody.content, json);

/** Names of the operations that collections leave out. */
export const getStreamingOperations = ({paths}: OpenApiDocument): string[] =>
  Object.entries(paths)
    .filter(([, {post}]) => !isUnary(post))
    .map(([path]) => path.slice(path.lastIndexOf('/') + 1));

const parameters = [{$ref: '#/components/parameters/ConnectProtocolVersion'}];

function createCallableOperation(
  operation: OpenApiOperation,
  folder: string,
): OpenApiOperation {
  const {'200': success} = operation.responses;
  return {
    ...operation,
    tags: [folder],
    parameters,
    responses: success ? {'200': success} : {},
  };
}

/**
 * Simplifies the description for collection converters, so that their requests
 * can be sent without changes: the sandbox first, one authentication scheme,
 * headers with values, and no streaming operations, because these tools cannot
 * write Connect's envelopes.
 *
 * @param note about omitted operations, for the description of the collection
 */
export function createCallableDocument(
  document: OpenApiDocument,
  note: string,
): OpenApiDocument {
  const {info, tags, paths, components} = document;
  const [purpose = ''] = info.description.split('\n\n');
  const {sandbox, platform} = getPlatforms(document);
  const folderOf = (name: string): string =>
    tags.find((tag) => tag.name === name)?.['x-displayName'] ?? name;
  const version = components.parameters?.ConnectProtocolVersion;
  const {bearerAuth} = components.securitySchemes;
  if (!version || !bearerAuth) {
    throw new Error(
      'openapi/openapi.yaml: collections need the parameter ConnectProtocolVersion and the security scheme bearerAuth.',
    );
  }
  return {
    ...document,
    info: {
      ...omit(info, 'x-platform-map'),
      description: `${purpose}\n\n${note}`,
    },
    servers: [
      {url: sandbox, description: 'sandbox'},
      {url: platform, description: 'platform'},
    ],
    security: [{bearerAuth: []}],
    tags: tags.map((tag) => ({...tag, name: tag['x-displayName']})),
    paths: Object.fromEntries(
      Object.entries(paths)
        .filter(([, {post}]) => isUnary(post))
        .map(([path, {post}]) => [
          path,
          {post: createCallableOperation(post, folderOf(post.tags[0] ?? ''))},
        ]),
    ),
    components: {
      ...components,
      parameters: {ConnectProtocolVersion: {...version, example: 1}},
      securitySchemes: {bearerAuth},
    },
  };
}
