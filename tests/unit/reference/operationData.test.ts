import {describe, expect, it} from 'vitest';
import {
  getBareSchema,
  getClosedSchema,
} from '../../../src/reference/operationData';

describe('a schema without what only readers need', () => {
  it('keeps its rules at every depth, and fields with the names of texts', () => {
    const texts = {
      title: 'T',
      description: 'D',
      'x-enumDescriptions': {OAK: 'Hard.'},
      'x-uncertain': 'Maybe.',
    };
    const string = {type: 'string'};
    const kind = {type: 'string', enum: ['OAK', 'description']};
    const rules = {required: ['title'], default: null, maxLength: 1};
    expect(
      getBareSchema({
        ...texts,
        ...rules,
        properties: {
          title: {...texts, ...kind},
          'x-ray': {type: 'array', items: {...texts, ...string}},
          properties: {...texts, properties: {description: string}},
          map: {additionalProperties: {...texts, ...string}},
        },
        oneOf: [{...texts, required: ['title']}],
      }),
    ).toEqual({
      ...rules,
      properties: {
        title: kind,
        'x-ray': {type: 'array', items: string},
        properties: {properties: {description: string}},
        map: {additionalProperties: string},
      },
      oneOf: [{required: ['title']}],
    });
  });

  it('has all that it reaches, in a circle too, and nothing else', () => {
    const reached = {
      Tree: {properties: {leaf: {$ref: '#/$defs/Leaf'}}},
      Leaf: {items: {$ref: '#/$defs/Cell'}, not: {$ref: '#/$defs/Bug'}},
      Cell: {$ref: '#/$defs/Tree'},
      Bug: {enum: ['"$ref":"#/$defs/Stone"', '#/$defs/Stone']},
    };
    const bare = new Map(Object.entries({...reached, Stone: {}}));
    expect(getClosedSchema('Tree', bare)).toEqual({
      $ref: '#/$defs/Tree',
      $defs: reached,
    });
  });
});
