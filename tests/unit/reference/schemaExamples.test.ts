import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '../../../src/reference/openapi';
import {getSchemaExamples} from '../../../src/reference/schemaExamples';
import {ref, getReference} from './description';

const tree: Record<string, JsonSchema> = {
  'holt.wood.v1.Tree': {
    type: 'object',
    properties: {
      name: {type: 'string'},
      crown: ref('holt.wood.v1.Crown'),
      leaves: {type: 'array', items: ref('holt.wood.v1.Leaf')},
      nests: {type: 'object', additionalProperties: ref('holt.wood.v1.Nest')},
      any: {type: 'object'},
    },
  },
  'holt.wood.v1.Crown': {type: 'object', properties: {kind: ref('Kind')}},
  'holt.wood.v1.Leaf': {type: 'object'},
  'holt.wood.v1.Nest': {type: 'object'},
  Kind: {type: 'string'},
  string: {type: 'string'},
};

/** Examples by schema, from values of the tree. */
function examplesIn(...values: unknown[]): Record<string, unknown> {
  const examples = Object.fromEntries(
    values.map((value, index) => [`example${index}`, {value}]),
  );
  return Object.fromEntries(getSchemaExamples(getReference(tree, examples)));
}

describe('getSchemaExamples', () => {
  it('finds an example of each schema inside those of operations', () => {
    const value = {
      name: 'Oak',
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
    ['first', [{size: 100}, {}, {size: 1}]],
    ['in the middle', [{}, {size: 100}, {size: 1}]],
    ['last', [{size: 1}, {}, {size: 100}]],
  ])('takes the fullest one where it stands %s', (_, leaves) => {
    expect(examplesIn({leaves})['holt.wood.v1.Leaf']).toEqual({size: 100});
    expect(
      examplesIn(...leaves.map((leaf) => ({leaves: [leaf]})))[
        'holt.wood.v1.Leaf'
      ],
    ).toEqual({size: 100});
    const nests = Object.fromEntries(leaves.map((leaf, at) => [at, leaf]));
    expect(examplesIn({nests})['holt.wood.v1.Nest']).toEqual({size: 100});
  });

  it('takes the first one of those that are equally full', () => {
    expect(examplesIn({leaves: [{a: 1}, {b: 2}]})['holt.wood.v1.Leaf']).toEqual(
      {a: 1},
    );
  });

  it('looks into small examples too', () => {
    expect(
      examplesIn({name: 'a very long name of a tree'}, {leaves: [{}]}),
    ).toEqual({
      'holt.wood.v1.Tree': {name: 'a very long name of a tree'},
      'holt.wood.v1.Leaf': {},
    });
  });

  it.each([
    [{crown: null, leaves: null, nests: null}],
    [{leaves: [null], nests: {top: null}}],
    [{leaves: [], nests: {}}],
    [{}],
  ])('finds nothing inside %j', (value) => {
    expect(examplesIn(value)).toEqual({'holt.wood.v1.Tree': value});
  });

  it('finds no field that is called as what every object has', () => {
    const schemas = {
      'holt.wood.v1.Tree': {
        type: 'object',
        properties: {constructor: ref('holt.wood.v1.Leaf')},
      },
      'holt.wood.v1.Leaf': {type: 'object'},
    };
    const examples = getSchemaExamples(
      getReference(schemas, {a: {value: {b: 1}}}),
    );
    expect([...examples]).toEqual([['holt.wood.v1.Tree', {b: 1}]]);
  });

  it.each([[null], [undefined]])('takes %j for no example', (value) => {
    expect(Object.keys(examplesIn(value))).toEqual([]);
  });

  it('gives an example that is not of the form of its schema as it is', () => {
    expect(examplesIn('oak')).toEqual({'holt.wood.v1.Tree': 'oak'});
    expect(examplesIn({leaves: 'green', crown: ['a']})).toMatchObject({
      'holt.wood.v1.Leaf': 'green',
      'holt.wood.v1.Crown': ['a'],
    });
  });

  it('finds no field in a text, not even its length', () => {
    const schemas = {
      'holt.wood.v1.Tree': {
        type: 'object',
        properties: {length: ref('holt.wood.v1.Leaf')},
      },
      'holt.wood.v1.Leaf': {type: 'object'},
    };
    const examples = getSchemaExamples(
      getReference(schemas, {a: {value: 'oak'}}),
    );
    expect([...examples]).toEqual([['holt.wood.v1.Tree', 'oak']]);
  });

  it('finds examples of answers as well', () => {
    const reference = getReference(tree);
    const operation = reference.operations.get('WoodService_GetTree');
    operation?.response.examples.push({name: 'oak', value: {name: 'Oak'}});
    expect(getSchemaExamples(reference).get('holt.wood.v1.Tree')).toEqual({
      name: 'Oak',
    });
  });
});
