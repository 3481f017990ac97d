import {describe, expect, it} from 'vitest';
import {buildReference} from '../../../src/reference/buildReference';
import {
  getTree,
  json,
  ref,
  getReference,
  twoServices,
  twoServicesReference,
  twoServicesSources,
} from './description';

describe('a schema', () => {
  it('carries its names, its page and its fields', () => {
    expect(
      twoServicesReference().schemas.get('holt.wood.v1.Tree'),
    ).toMatchObject({
      name: 'holt.wood.v1.Tree',
      shortName: 'Tree',
      slug: 'tree',
      serviceKey: 'wood',
      description: undefined,
      type: 'object',
      fields: [{name: 'children', type: {repeated: true}}],
      enumValues: [],
      oneOf: [],
      usedByEveryCall: false,
      source: 'openapi/services/wood/schemas/tree.yaml',
    });
  });

  it('belongs to no service where its file does not', () => {
    expect(
      twoServicesReference().schemas.get('google.protobuf.Empty'),
    ).toMatchObject({
      shortName: 'google.protobuf.Empty',
      serviceKey: undefined,
    });
  });

  it('knows its values, and the fields that exclude each other', () => {
    const {schemas} = getReference({
      'holt.wood.v1.Kind': {
        type: 'string',
        description: 'What it is.',
        enum: ['OAK'],
      },
      'holt.wood.v1.Choice': {
        type: 'object',
        oneOf: [{required: ['a']}, {required: ['b']}],
      },
    });
    expect(schemas.get('holt.wood.v1.Kind')).toMatchObject({
      description: 'What it is.',
      type: 'string',
      enumValues: [{name: 'OAK'}],
    });
    expect(schemas.get('holt.wood.v1.Choice')?.oneOf).toEqual(['a', 'b']);
  });

  it('must have a file', () => {
    expect(() =>
      buildReference(twoServices(), {
        ...twoServicesSources,
        schemas: new Map(),
      }),
    ).toThrow('No file under openapi/ defines the schema holt.wood.v1.Tree.');
  });
});

describe('the uses of a schema', () => {
  it('are operations, then schemas, recursive ones too', () => {
    const {schemas} = twoServicesReference();
    expect(schemas.get('holt.wood.v1.Tree')?.usedBy).toEqual([
      {kind: 'operation', id: 'WoodService_GetTree'},
      {kind: 'schema', name: 'holt.wood.v1.Tree'},
    ]);
    expect(schemas.get('google.protobuf.Empty')?.usedBy).toEqual([
      {kind: 'operation', id: 'WoodService_GetTree'},
      {kind: 'operation', id: 'BirdService_WatchBirds'},
    ]);
  });

  it('count once, however often a schema is used in one place', () => {
    const {schemas} = getReference({
      'holt.wood.v1.Tree': {
        type: 'object',
        properties: {
          left: ref('holt.wood.v1.Leaf'),
          name: {type: 'string'},
          right: ref('holt.wood.v1.Leaf'),
        },
      },
      'holt.wood.v1.Leaf': {type: 'object'},
    });
    expect(schemas.get('holt.wood.v1.Tree')?.usedBy).toEqual([
      {kind: 'operation', id: 'WoodService_GetTree'},
    ]);
    expect(schemas.get('holt.wood.v1.Leaf')?.usedBy).toEqual([
      {kind: 'schema', name: 'holt.wood.v1.Tree'},
    ]);
  });

  it('are not fields whose type is no schema, whatever it is called', () => {
    const {schemas} = getReference({
      'holt.wood.v1.Tree': {
        type: 'object',
        properties: {string: {type: 'string'}},
      },
      string: {type: 'string'},
    });
    expect(schemas.get('string')?.usedBy).toEqual([]);
  });
});

describe('a schema of every call', () => {
  it('is one of a header or of an error', () => {
    const document = twoServices();
    document.components.parameters = {
      A: {name: 'A', description: '', schema: ref('holt.bird.v1.Bird')},
      B: {name: 'B', description: '', schema: {type: 'string'}},
    };
    document.components.responses = {
      Error: json('google.protobuf.Empty'),
      Nothing: {},
    };
    const {schemas} = buildReference(document, twoServicesSources);
    expect(
      [...schemas.values()].map(({name, usedByEveryCall}) => [
        name,
        usedByEveryCall,
      ]),
    ).toEqual([
      ['google.protobuf.Empty', true],
      ['holt.bird.v1.Bird', true],
      ['holt.wood.v1.Tree', false],
    ]);
  });

  it('is none that only one operation answers with', () => {
    const {schemas, operations} = twoServicesReference();
    expect(operations.get('WoodService_GetTree')?.path).toBe(getTree);
    expect(
      [...schemas.values()].filter(({usedByEveryCall}) => usedByEveryCall),
    ).toEqual([]);
  });
});
