import {buildReference} from '../../../src/api/buildReference';
import type {Reference} from '../../../src/api/model';
import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
} from '../../../src/api/openapi';
import type {Sources} from '../../../src/api/sources';

/** A reference to a schema, as bundling leaves it. */
export const ref = (name: string): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});

/** The content of a message: JSON of one schema. */
export const json = (name: string) => ({
  content: {'application/json': {schema: ref(name)}},
});

export const getTree = '/holt.wood.v1.WoodService/GetTree';
export const watchBirds = '/holt.bird.v1.BirdService/WatchBirds';

/** A description of two services, made anew so that a test may change it. */
export function twoServices(): OpenApiDocument & {
  paths: Record<typeof getTree | typeof watchBirds, {post: OpenApiOperation}>;
} {
  return {
    openapi: '3.1.0',
    servers: [],
    security: [],
    info: {title: 'Forest', version: 'v1', summary: 's', description: 'Trees.'},
    tags: [
      {name: 'WoodService', 'x-displayName': 'Wood', description: 'Grows.'},
      {
        name: 'BirdService',
        'x-displayName': 'Birds',
        description: 'Flies.',
        'x-guide': [{id: 'caution', text: 'Birds bite.'}],
      },
    ],
    paths: {
      [getTree]: {
        post: {
          operationId: 'WoodService_GetTree',
          tags: ['WoodService'],
          summary: 'Get a tree',
          requestBody: json('google.protobuf.Empty'),
          responses: {'200': json('holt.wood.v1.Tree')},
        },
      },
      [watchBirds]: {
        post: {
          operationId: 'BirdService_WatchBirds',
          tags: ['BirdService'],
          summary: 'Watch the birds',
          requestBody: json('google.protobuf.Empty'),
          responses: {
            '200': {
              content: {
                'application/connect+json': {schema: ref('holt.bird.v1.Bird')},
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        'holt.wood.v1.Tree': {
          type: 'object',
          properties: {
            children: {type: 'array', items: ref('holt.wood.v1.Tree')},
          },
        },
        'holt.bird.v1.Bird': {type: 'object'},
        'google.protobuf.Empty': {type: 'object'},
      },
      securitySchemes: {},
    },
  };
}

/** The files of `twoServices`. */
export const twoServicesSources: Sources = {
  operations: new Map([
    [getTree, 'openapi/words/wood/operations/get-tree.yaml'],
    [watchBirds, 'openapi/words/bird/operations/watch-birds.yaml'],
  ]),
  schemas: new Map([
    ['holt.wood.v1.Tree', 'openapi/words/wood/schemas/tree.yaml'],
    ['holt.bird.v1.Bird', 'openapi/words/bird/schemas/bird.yaml'],
    ['google.protobuf.Empty', 'openapi/shared/schemas/empty.yaml'],
  ]),
};

export const twoServicesReference = (): Reference =>
  buildReference(twoServices(), twoServicesSources);

/**
 * A reference of the given schemas, all of the service `wood`. The message of
 * the one operation is the first schema.
 */
export function getReference(schemas: Record<string, JsonSchema>): Reference {
  const names = Object.keys(schemas);
  const first = names[0] ?? '';
  const {components, paths, ...about} = twoServices();
  const post = paths[getTree].post;
  post.requestBody = json(first);
  post.responses = {'200': json(first)};
  return buildReference(
    {
      ...about,
      paths: {[getTree]: {post}},
      components: {...components, schemas},
    },
    {
      operations: twoServicesSources.operations,
      schemas: new Map(
        names.map((name) => [
          name,
          `openapi/words/wood/schemas/${name.toLowerCase()}.yaml`,
        ]),
      ),
    },
  );
}
