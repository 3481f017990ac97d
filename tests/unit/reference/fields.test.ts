import {describe, expect, it} from 'vitest';
import {
  getEnumValues,
  getFieldType,
  getScalarName,
  getSchemaName,
} from '../../../src/reference/fields';
import {ref} from './description';

describe('schemaNameOf', () => {
  it('is the end of a reference into the bundle', () => {
    expect(getSchemaName('#/components/schemas/holt.a.v1.B')).toBe(
      'holt.a.v1.B',
    );
  });

  it.each(['../x.yaml', '#/components/responses/A', 'x#/components/schemas/A'])(
    'refuses %s, which was not bundled, and says what to write',
    (pointer) => {
      expect(() => getSchemaName(pointer)).toThrow(
        `"${pointer}" does not point into components/schemas. Refer to a schema file as "../schemas/file.yaml#/full.Name".`,
      );
    },
  );
});

describe('getScalarName', () => {
  it.each([
    [{}, 'any'],
    [{type: 'string'}, 'string'],
    [{type: 'boolean'}, 'boolean'],
    [{type: 'integer', format: 'int32'}, 'integer (int32)'],
    [{type: 'string', format: 'int64'}, 'string (int64)'],
    [{type: 'string', format: 'date-time'}, 'string (RFC 3339)'],
    [{type: 'string', contentEncoding: 'base64'}, 'string (base64)'],
    [{type: 'string', contentEncoding: 'base16'}, 'string (base16)'],
  ])('calls %j %s', (schema, name) => {
    expect(getScalarName(schema)).toBe(name);
  });
});

describe('fieldTypeOf', () => {
  const scalar = {isSchema: false, repeated: false, map: false};
  const schema = {isSchema: true, repeated: false, map: false};

  it.each([
    [{type: 'string'}, {...scalar, name: 'string'}],
    [ref('a.B'), {...schema, name: 'a.B'}],
    [
      {type: 'array', items: ref('a.B')},
      {...schema, name: 'a.B', repeated: true},
    ],
    [
      {type: 'array', items: {type: 'integer', format: 'int32'}},
      {...scalar, name: 'integer (int32)', repeated: true},
    ],
    [
      {type: 'object', additionalProperties: {type: 'string'}},
      {...scalar, name: 'string', map: true},
    ],
    [
      {type: 'object', additionalProperties: ref('a.B')},
      {...schema, name: 'a.B', map: true},
    ],
  ])('tells scalars, schemas, lists and maps apart: %j', (property, type) => {
    expect(getFieldType(property)).toEqual(type);
  });

  it.each([
    [{type: 'array'}, 'array'],
    [{type: 'string', items: ref('a.B')}, 'string'],
    [{type: 'object'}, 'object'],
    [{type: 'object', additionalProperties: true}, 'object'],
    [{type: 'object', additionalProperties: false}, 'object'],
    [{type: 'string', additionalProperties: ref('a.B')}, 'string'],
  ])(
    'takes %j, whose items are not described, for a scalar',
    (property, name) => {
      expect(getFieldType(property)).toEqual({...scalar, name});
    },
  );
});

describe('enumValuesOf', () => {
  it('keeps the order, and what is known of each value', () => {
    expect(
      getEnumValues({
        enum: ['b', 'a'],
        'x-enumDescriptions': {a: 'First.', b: 'Second.', other: 'None.'},
        'x-http-status': {b: 404},
      }),
    ).toEqual([
      {name: 'b', description: 'Second.', httpStatus: 404},
      {name: 'a', description: 'First.', httpStatus: undefined},
    ]);
  });

  it('knows nothing of a value that is called as what every object has', () => {
    expect(
      getEnumValues({
        enum: ['constructor'],
        'x-enumDescriptions': {a: 'First.'},
        'x-http-status': {a: 404},
      }),
    ).toEqual([
      {name: 'constructor', description: undefined, httpStatus: undefined},
    ]);
  });

  it('knows values of which nothing is said', () => {
    expect(getEnumValues({enum: ['a']})).toEqual([
      {name: 'a', description: undefined, httpStatus: undefined},
    ]);
    expect(getEnumValues({type: 'string'})).toEqual([]);
  });
});
