import {beforeEach, describe, expect, it} from 'vitest';
import {buildReference} from '../../../src/reference/buildReference';
import type {Operation} from '../../../src/reference/model';
import type {OpenApiOperation} from '../../../src/reference/openapi';
import {
  getTree,
  json,
  twoServices,
  twoServicesReference,
  twoServicesSources,
} from './description';

let document = twoServices();
let post: OpenApiOperation;

beforeEach(() => {
  document = twoServices();
  post = document.paths[getTree].post;
});

const made = (source?: string): Operation | undefined =>
  buildReference(document, {
    ...twoServicesSources,
    operations: new Map([
      ...twoServicesSources.operations,
      ...(source ? ([[getTree, source]] as const) : []),
    ]),
  }).operations.get('WoodService_GetTree');

describe('an operation', () => {
  it('is named by its path and file, and marked by nothing of its own accord', () => {
    expect(made()).toEqual({
      id: 'WoodService_GetTree',
      slug: 'wood-get-tree',
      path: getTree,
      rpc: 'GetTree',
      serviceKey: 'wood',
      summary: 'Get a tree',
      description: undefined,
      streaming: false,
      request: {
        schema: 'google.protobuf.Empty',
        mediaType: 'application/json',
        description: undefined,
        examples: [],
      },
      response: {
        schema: 'holt.wood.v1.Tree',
        mediaType: 'application/json',
        description: undefined,
        examples: [],
      },
      destructive: false,
      unimplemented: false,
      errors: [],
      related: [],
      source: 'openapi/services/wood/operations/get-tree.yaml',
    });
  });

  it('carries the marks, errors and relations of its description', () => {
    const errors = [{code: 'not_found', description: 'No tree.'}];
    Object.assign(post, {
      description: 'Looks it up.',
      'x-destructive': true,
      'x-unimplemented': true,
      'x-connect-errors': errors,
      'x-related': ['WatchBirds'],
    });
    expect(made()).toMatchObject({
      description: 'Looks it up.',
      destructive: true,
      unimplemented: true,
      errors,
      related: ['WatchBirds'],
    });
  });

  it('streams where its answer is of a streaming media type', () => {
    const {operations} = twoServicesReference();
    expect(operations.get('BirdService_WatchBirds')).toMatchObject({
      streaming: true,
      response: {mediaType: 'application/connect+json'},
    });
  });

  it('keeps the examples of a message under their names', () => {
    post.requestBody = {
      description: 'Which one.',
      ...json('google.protobuf.Empty', {
        oak: {summary: 'An oak', value: {}},
        none: {},
      }),
    };
    expect(made()?.request).toMatchObject({
      description: 'Which one.',
      examples: [{name: 'oak', summary: 'An oak', value: {}}, {name: 'none'}],
    });
  });
});

describe('a fault of an operation', () => {
  const file = 'openapi/services/wood/operations/get-tree.yaml';

  it('is a path that no file is named for', () => {
    expect(() =>
      buildReference(document, {...twoServicesSources, operations: new Map()}),
    ).toThrow(
      `openapi/openapi.yaml: no file is named for the path ${getTree}.`,
    );
  });

  it.each([
    'openapi/operations/get-tree.yaml',
    'openapi/services/get-tree.yaml',
    'old/openapi/services/wood/operations/get-tree.yaml',
  ])('is the place %s', (source) => {
    expect(() => made(source)).toThrow(
      `${source}: operations belong under openapi/services/<service>/operations/.`,
    );
  });

  it.each([[{content: {}}], [{}], [undefined]])(
    'is a message without content: %j',
    (body) => {
      const message = `${file}: WoodService_GetTree has a message without content. Add "content" with one media type.`;
      post.requestBody = body as OpenApiOperation['requestBody'];
      expect(() => made()).toThrow(message);
      post.requestBody = json('google.protobuf.Empty');
      post.responses = body
        ? {'200': body}
        : {'404': json('holt.wood.v1.Tree')};
      expect(() => made()).toThrow(message);
    },
  );

  it('is a message whose schema stands in no file of its own', () => {
    post.requestBody = {
      content: {'application/json': {schema: {type: 'object'}}},
    };
    expect(() => made()).toThrow(
      `${file}: the message of WoodService_GetTree must be a $ref to a schema file.`,
    );
  });
});
