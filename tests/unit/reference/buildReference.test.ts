import {describe, expect, it} from 'vitest';
import {buildReference} from '../../../src/reference/buildReference';
import type {OpenApiDocument} from '../../../src/reference/openapi';
import type {Sources} from '../../../src/reference/sources';
import {
  getReference,
  getTree,
  json,
  ref,
  twoServices,
  twoServicesReference,
  twoServicesSources,
} from './description';

const collectNames = (parts: {name: string}[]): string[] =>
  parts.map(({name}) => name);

describe('a service', () => {
  it('has its operations and schemas, in the order of the tags', () => {
    const {services, sharedSchemas} = twoServicesReference();
    expect(
      services.map(({key, displayName, operations, schemas}) => ({
        key,
        displayName,
        operations: operations.map(({id}) => id),
        schemas: collectNames(schemas),
      })),
    ).toEqual([
      {
        key: 'wood',
        displayName: 'Wood',
        operations: ['WoodService_GetTree'],
        schemas: ['holt.wood.v1.Tree'],
      },
      {
        key: 'bird',
        displayName: 'Birds',
        operations: ['BirdService_WatchBirds'],
        schemas: ['holt.bird.v1.Bird'],
      },
    ]);
    expect(collectNames(sharedSchemas)).toEqual(['google.protobuf.Empty']);
  });
});

describe('an operation', () => {
  it('carries the marks, errors and relations of its description', () => {
    const document = twoServices();
    const said = {
      'x-destructive': true,
      'x-unimplemented': true,
      'x-connect-errors': [{code: 'not_found', description: 'No tree.'}],
      'x-related': ['WatchBirds'],
    };
    Object.assign(document.paths[getTree].post, said);
    const {operations} = buildReference(document, twoServicesSources);
    expect(operations.get('WoodService_GetTree')).toMatchObject({
      rpc: 'GetTree',
      streaming: false,
      destructive: true,
      unimplemented: true,
      errors: said['x-connect-errors'],
      related: ['WatchBirds'],
    });
    expect(operations.get('BirdService_WatchBirds')).toMatchObject({
      streaming: true,
      destructive: false,
      unimplemented: false,
    });
  });
});

describe('the uses of a schema', () => {
  const {schemas} = getReference({
    'holt.wood.v1.Tree': {
      type: 'object',
      properties: {
        left: ref('holt.wood.v1.Leaf'),
        right: ref('holt.wood.v1.Leaf'),
        trees: {type: 'array', items: ref('holt.wood.v1.Tree')},
        string: {type: 'string'},
      },
    },
    'holt.wood.v1.Leaf': {type: 'object'},
    string: {type: 'string'},
  });
  const tree = {kind: 'schema', name: 'holt.wood.v1.Tree'};

  it.each([
    [
      'holt.wood.v1.Tree',
      [{kind: 'operation', id: 'WoodService_GetTree'}, tree],
    ],
    ['holt.wood.v1.Leaf', [tree]],
    ['string', []],
  ])('are told once each, its own among them: %s', (name, uses) => {
    expect(schemas.get(name)?.usedBy).toEqual(uses);
  });

  it('are on the sides of calls that reach it, in circles too', () => {
    const document = twoServices();
    const {paths, components} = document;
    paths[getTree].post.requestBody = json('holt.bird.v1.Bird');
    Object.assign(components.schemas, {
      'holt.bird.v1.Bird': {
        type: 'object',
        properties: {nest: ref('google.protobuf.Empty')},
      },
    });
    const known = buildReference(document, twoServicesSources).schemas;
    const sides = (name: string) => [...(known.get(name)?.sides ?? [])].sort();
    expect(sides('holt.wood.v1.Tree')).toEqual(['response']);
    expect(sides('google.protobuf.Empty')).toEqual(['request', 'response']);
  });
});

describe('a fault of a description is told', () => {
  const file = 'openapi/services/wood/operations/get-tree.yaml';
  const noContent = `${file}: WoodService_GetTree has a message without content. Add "content" with one media type.`;

  it.each<
    [
      fault: string,
      message: string,
      change: (
        post: OpenApiDocument['paths'][string]['post'],
        sources: Sources,
      ) => void,
    ]
  >([
    [
      'a message that nobody defines',
      'holt.wood.v1.Root is used but not defined under openapi/.',
      (post) => (post.requestBody = json('holt.wood.v1.Root')),
    ],
    [
      'a schema without a file',
      'No file under openapi/ defines the schema holt.wood.v1.Tree.',
      (_, sources) => sources.schemas.delete('holt.wood.v1.Tree'),
    ],
    [
      'a path without a file',
      `openapi/openapi.yaml: no file is named for the path ${getTree}.`,
      (_, sources) => sources.operations.delete(getTree),
    ],
    [
      'an operation in another folder',
      'openapi/services/get-tree.yaml: operations belong under openapi/services/<service>/operations/.',
      (_, {operations}) =>
        operations.set(getTree, 'openapi/services/get-tree.yaml'),
    ],
    [
      'a request without content',
      noContent,
      (post) => (post.requestBody = {content: {}}),
    ],
    [
      'an answer without content',
      noContent,
      (post) => (post.responses = {'404': json('holt.wood.v1.Tree')}),
    ],
    [
      'a message that stands in no file of its own',
      `${file}: the message of WoodService_GetTree must be a $ref to a schema file.`,
      (post) => {
        const content = {'application/json': {schema: {type: 'object'}}};
        post.requestBody = {content};
      },
    ],
  ])('%s', (_, message, change) => {
    const document = twoServices();
    const sources = {
      operations: new Map(twoServicesSources.operations),
      schemas: new Map(twoServicesSources.schemas),
    };
    change(document.paths[getTree].post, sources);
    expect(() => buildReference(document, sources)).toThrow(message);
  });
});
