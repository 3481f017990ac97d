import {describe, expect, it} from 'vitest';
import {
  getBareSchemas,
  getClosedSchema,
  getOperationData,
} from '../../../src/reference/operationData';
import {ref, getReference, twoServices} from './description';

describe('getClosedSchema', () => {
  const bare = new Map<string, unknown>([
    ['Tree', {properties: {leaf: {$ref: '#/$defs/Leaf'}}}],
    ['Leaf', {items: {$ref: '#/$defs/Cell'}, not: {$ref: '#/$defs/Bug'}}],
    ['Cell', {$ref: '#/$defs/Tree'}],
    ['Bug', {enum: ['"$ref":"#/$defs/Stone"', '$ref', '#/$defs/Stone']}],
    ['Stone', {}],
  ]);

  it('holds all that a schema reaches, in a circle too, and nothing else', () => {
    expect(getClosedSchema('Tree', bare)).toEqual({
      $ref: '#/$defs/Tree',
      $defs: {
        Tree: {properties: {leaf: {$ref: '#/$defs/Leaf'}}},
        Leaf: {items: {$ref: '#/$defs/Cell'}, not: {$ref: '#/$defs/Bug'}},
        Cell: {$ref: '#/$defs/Tree'},
        Bug: {enum: ['"$ref":"#/$defs/Stone"', '$ref', '#/$defs/Stone']},
      },
    });
  });

  it('is one schema where it refers to no other', () => {
    expect(getClosedSchema('Stone', bare)).toEqual({
      $ref: '#/$defs/Stone',
      $defs: {Stone: {}},
    });
  });
});

describe('getBareSchemas', () => {
  it('are by the full names of the schemas', () => {
    expect([...getBareSchemas(twoServices())]).toEqual([
      [
        'holt.wood.v1.Tree',
        {
          type: 'object',
          properties: {
            children: {
              type: 'array',
              items: {$ref: '#/$defs/holt.wood.v1.Tree'},
            },
          },
        },
      ],
      ['holt.bird.v1.Bird', {type: 'object'}],
      ['google.protobuf.Empty', {type: 'object'}],
    ]);
  });
});

describe('getOperationData', () => {
  it('is what the panel needs to know of an operation, and no more', () => {
    const reference = getReference(
      {
        'holt.wood.v1.Tree': {type: 'object', properties: {next: ref('Leaf')}},
        Leaf: {},
      },
      {oak: {summary: 'An oak', value: {}}},
    );
    const operation = reference.operations.get('WoodService_GetTree');
    if (!operation) throw new Error('The operation is missing.');
    const bare = getBareSchemas({
      ...twoServices(),
      components: {
        schemas: {
          'holt.wood.v1.Tree': {properties: {next: ref('Leaf')}},
          Leaf: {description: 'Green.', type: 'object'},
        },
      },
    });
    const data = getOperationData(
      {
        ...operation,
        destructive: true,
        errors: [
          {code: 'not_found', description: 'None.'},
          {code: 'internal', description: 'Fire.', request: {id: 'fire'}},
        ],
      },
      bare,
      true,
    );
    expect(data).toEqual({
      path: '/holt.wood.v1.WoodService/GetTree',
      rpc: 'GetTree',
      streaming: false,
      destructive: true,
      unimplemented: false,
      simulated: true,
      errors: ['not_found', 'internal'],
      schema: {
        $ref: '#/$defs/holt.wood.v1.Tree',
        $defs: {
          'holt.wood.v1.Tree': {properties: {next: {$ref: '#/$defs/Leaf'}}},
          Leaf: {type: 'object'},
        },
      },
      examples: [{name: 'oak', summary: 'An oak', value: {}}],
      failing: [{name: 'error.1', summary: 'Fire.', value: {id: 'fire'}}],
    });
  });
});
