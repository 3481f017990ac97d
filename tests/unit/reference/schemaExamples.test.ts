import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '../../../src/reference/openapi';
import {getSchemaExamples} from '../../../src/reference/schemaExamples';
import {ref, getReference} from './description';

const tree: Record<string, JsonSchema> = {
  'holt.wood.v1.Tree': {
    type: 'object',
    properties: {
      crown: ref('holt.wood.v1.Crown'),
      leaves: {type: 'array', items: ref('holt.wood.v1.Leaf')},
      nests: {type: 'object', additionalProperties: ref('holt.wood.v1.Nest')},
      any: {type: 'object'},
      length: ref('holt.wood.v1.Length'),
      constructor: ref('holt.wood.v1.Length'),
    },
  },
  'holt.wood.v1.Crown': {type: 'object', properties: {kind: ref('Kind')}},
  'holt.wood.v1.Leaf': {type: 'object'},
  'holt.wood.v1.Nest': {type: 'object'},
  'holt.wood.v1.Length': {type: 'object'},
  Kind: {type: 'string'},
};

/** Examples by schema, from values of the tree. */
function examplesIn(...values: unknown[]): Record<string, unknown> {
  const examples = Object.fromEntries(
    values.map((value, index) => [`example${index}`, {value}]),
  );
  return Object.fromEntries(getSchemaExamples(getReference(tree, examples)));
}

describe('the example of a schema', () => {
  it('is found inside those of operations', () => {
    const value = {
      crown: {kind: 'WIDE'},
      leaves: [{size: 1}],
      nests: {top: {eggs: 2}},
      any: {name: 'x'},
    };
    expect(examplesIn(value)).toEqual({
      'holt.wood.v1.Tree': value,
      'holt.wood.v1.Crown': {kind: 'WIDE'},
      Kind: 'WIDE',
      'holt.wood.v1.Leaf': {size: 1},
      'holt.wood.v1.Nest': {eggs: 2},
    });
  });

  it.each([
    ['the fullest, first', [{size: 100}, {}, {size: 1}]],
    ['the fullest, last', [{size: 1}, {}, {size: 100}]],
    ['the first of equals', [{size: 100}, {size: 200}]],
  ])('is %s', (_, leaves) => {
    const inList = examplesIn({leaves});
    expect(inList['holt.wood.v1.Leaf']).toEqual({size: 100});
    const apart = examplesIn(...leaves.map((leaf) => ({leaves: [leaf]})));
    expect(apart['holt.wood.v1.Leaf']).toEqual({size: 100});
  });
});
