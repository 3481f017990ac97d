import {describe, expect, it} from 'vitest';
import {readStructure, readType} from '../../../src/changes/structure';
import {dialects, library, platformDocument} from './platform';

describe('the structure of a description', () => {
  it.each(dialects)('is the same in every dialect: %o', (dialect) => {
    expect(readStructure(platformDocument(library, dialect))).toEqual(library);
  });

  it.each([
    [{type: ['integer', 'string'], format: 'int64'}, 'int64'],
    [{type: 'string', format: 'int64', pattern: '^-?[0-9]+$'}, 'int64'],
    [{type: 'string', format: 'uint64'}, 'uint64'],
    [{oneOf: [{type: 'string'}, {type: 'integer'}]}, 'int64'],
    [{type: ['integer', 'null'], format: 'int32'}, 'int32'],
    [
      {anyOf: [{$ref: '#/components/schemas/a.v1.B'}, {type: 'null'}]},
      'a.v1.B',
    ],
    [{type: 'string', contentEncoding: 'base64'}, 'bytes'],
    [{type: 'string', format: 'byte'}, 'bytes'],
    [{type: 'number'}, 'double'],
    [
      {type: 'array', items: {type: 'array', items: {type: 'boolean'}}},
      '[][]bool',
    ],
    [{type: 'object', additionalProperties: {type: 'string'}}, 'map<string>'],
    [{}, 'any'],
    ['no schema', 'any'],
  ])('reads the type of %o', (schema, type) => {
    expect(readType(schema)).toBe(type);
  });

  it('has no operations where there are none', () => {
    for (const document of [undefined, 7, [], {}, {paths: {'/health': {}}}]) {
      expect(readStructure(document)).toEqual({operations: {}, schemas: {}});
    }
  });
});
