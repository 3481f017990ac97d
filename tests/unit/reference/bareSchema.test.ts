import {describe, expect, it} from 'vitest';
import {getBareSchema} from '../../../src/reference/operationData';
import type {JsonSchema} from '../../../src/reference/openapi';
import {ref} from './description';

describe('getBareSchema', () => {
  it('leaves out what only readers need, at every depth', () => {
    const texts = {
      title: 'T',
      description: 'D',
      'x-enumDescriptions': {OAK: 'Hard.'},
      'x-uncertain': 'Maybe.',
    };
    expect(
      getBareSchema({
        ...texts,
        type: 'object',
        required: ['a'],
        properties: {
          a: {...texts, type: 'string', enum: ['OAK', 'description', 'title']},
          b: {type: 'array', items: {...texts, type: 'integer', minimum: 0}},
          c: {
            type: 'object',
            additionalProperties: {...texts, type: 'string', default: ''},
          },
        },
        oneOf: [{...texts, required: ['a']}],
      }),
    ).toEqual({
      type: 'object',
      required: ['a'],
      properties: {
        a: {type: 'string', enum: ['OAK', 'description', 'title']},
        b: {type: 'array', items: {type: 'integer', minimum: 0}},
        c: {
          type: 'object',
          additionalProperties: {type: 'string', default: ''},
        },
      },
      oneOf: [{required: ['a']}],
    });
  });

  it('keeps fields that are called as what it leaves out', () => {
    const string = {type: 'string', description: 'A field.'};
    expect(
      getBareSchema({
        properties: {
          description: string,
          title: string,
          'x-ray': string,
          $ref: string,
          properties: {
            description: 'A field that holds fields.',
            properties: {description: string},
          },
        },
      }),
    ).toEqual({
      properties: {
        description: {type: 'string'},
        title: {type: 'string'},
        'x-ray': {type: 'string'},
        $ref: {type: 'string'},
        properties: {properties: {description: {type: 'string'}}},
      },
    });
  });

  it('keeps words that only begin like what it leaves out', () => {
    const schema = {maxLength: 1, exclusiveMaximum: 2, titles: 3, 'a-x-': 4};
    expect(getBareSchema(schema as JsonSchema)).toEqual(schema);
  });

  it('leads references to the definitions of the schema itself', () => {
    expect(
      getBareSchema({type: 'array', items: ref('holt.wood.v1.Tree')}),
    ).toEqual({type: 'array', items: {$ref: '#/$defs/holt.wood.v1.Tree'}});
  });

  it('keeps values of every kind', () => {
    const schema: JsonSchema = {
      default: null,
      const: [1, 'a', true, null, {b: []}],
      additionalProperties: false,
    };
    expect(getBareSchema(schema)).toEqual(schema);
  });

  it('refuses a reference out of the bundle', () => {
    expect(() => getBareSchema({items: {$ref: './tree.yaml#/Tree'}})).toThrow(
      '"./tree.yaml#/Tree" does not point into components/schemas.',
    );
  });
});
