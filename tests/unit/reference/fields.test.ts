import {describe, expect, it} from 'vitest';
import {
  getEnumValues,
  getFields,
  getFieldType,
  getScalarName,
  getSchemaName,
} from '../../../src/reference/fields';
import {findMissingFields, getPresence} from '../../../src/reference/presence';
import {field, link, schema} from '../pages/model';
import {ref} from './description';

const string = {type: 'string'};
const scalar = {isSchema: false, repeated: false, map: false};

it.each(['../x.yaml', '#/components/responses/A', 'x#/components/schemas/A'])(
  'a reference to %s, which was not bundled, is refused with what to write',
  (pointer) => {
    expect(() => getSchemaName(pointer)).toThrow(
      `"${pointer}" does not point into components/schemas. Refer to a schema file as "../schemas/file.yaml#/full.Name".`,
    );
  },
);

describe('the type of a field', () => {
  it.each([
    [{}, 'any'],
    [{type: 'boolean'}, 'boolean'],
    [{type: 'integer', format: 'int32'}, 'integer (int32)'],
    [{type: 'string', format: 'int64'}, 'string (int64)'],
    [{type: 'string', format: 'date-time'}, 'string (RFC 3339)'],
    [{type: 'string', contentEncoding: 'base64'}, 'string (base64)'],
  ])('of %j is called %s', (one, name) => {
    expect(getScalarName(one)).toBe(name);
  });

  it.each([
    [string, {name: 'string'}],
    [ref('a.B'), {name: 'a.B', isSchema: true}],
    [
      {type: 'array', items: ref('a.B')},
      {name: 'a.B', isSchema: true, repeated: true},
    ],
    [
      {type: 'array', items: string},
      {name: 'string', repeated: true},
    ],
    [
      {type: 'object', additionalProperties: ref('a.B')},
      {name: 'a.B', isSchema: true, map: true},
    ],
    [
      {type: 'object', additionalProperties: string},
      {name: 'string', map: true},
    ],
    [{type: 'object', additionalProperties: true}, {name: 'object'}],
    [{type: 'string', items: ref('a.B')}, {name: 'string'}],
  ])('of %j is a scalar, a schema, a list or a map', (property, type) => {
    expect(getFieldType(property)).toEqual({...scalar, ...type});
  });
});

describe('the fields of a message', () => {
  it('keep their order and all that is said of them', () => {
    const fields = getFields({
      type: 'object',
      required: ['size'],
      properties: {
        size: {
          type: 'integer',
          description: 'How many.',
          default: 3,
          readOnly: true,
          'x-always-present': true,
        },
        // Its name only contains that of a required field.
        sizes: {...string, enum: ['OAK'], 'x-enumDescriptions': {OAK: 'Hard.'}},
      },
    });
    expect(fields).toMatchObject([
      {
        name: 'size',
        description: 'How many.',
        required: true,
        alwaysPresent: true,
        readOnly: true,
        defaultValue: '3',
      },
      {
        name: 'sizes',
        required: false,
        alwaysPresent: false,
        readOnly: false,
        defaultValue: undefined,
        enumValues: [{name: 'OAK', description: 'Hard.'}],
      },
    ]);
  });

  it.each([
    ['', '""'],
    ['a"b', '"a\\"b"'],
  ])('show the default value %j as JSON', (value, shown) => {
    const [one] = getFields({properties: {a: {...string, default: value}}});
    expect(one?.defaultValue).toBe(shown);
  });

  it('know of each value what is said, and nothing of names that objects have', () => {
    expect(
      getEnumValues({
        enum: ['b', 'a', 'constructor'],
        'x-enumDescriptions': {a: 'First.', b: 'Second.'},
        'x-http-status': {b: 404},
      }),
    ).toEqual([
      {name: 'b', description: 'Second.', httpStatus: 404},
      {name: 'a', description: 'First.', httpStatus: undefined},
      {name: 'constructor', description: undefined, httpStatus: undefined},
    ]);
  });
});

describe('the presence of a field', () => {
  const list = {name: 'string', isSchema: false, repeated: true, map: false};

  it.each([
    ['always', field('a', {alwaysPresent: true})],
    ['filled', field('a', {type: list})],
    ['filled', field('a', {type: {...list, repeated: false, map: true}})],
    ['sometimes', field('a')],
  ] as const)('is "%s"', (presence, one) => {
    expect(getPresence(one)).toBe(presence);
  });

  const leaf = {name: 'holt.a.v1.Leaf', isSchema: true};
  const schemas = new Map(
    [
      schema('Leaf', {fields: [field('id', {alwaysPresent: true})]}),
      schema('Tree', {
        fields: [
          link('root', 'holt.a.v1.Leaf', {alwaysPresent: true}),
          field('leaves', {type: {...leaf, repeated: true, map: false}}),
          field('named', {type: {...leaf, repeated: false, map: true}}),
          link('tree', 'holt.a.v1.Tree'),
        ],
      }),
    ].map((one) => [one.name, one]),
  );
  const root = {id: ''};

  it.each<[unknown, string[]]>([
    [{}, ['root']],
    [{root: {}}, ['root.id']],
    [{root, leaves: [{id: 0}, {}]}, ['leaves[1].id']],
    [{root, named: {constructor: {}}}, ['named[constructor].id']],
    [{root, tree: {root, tree: {}}}, ['tree.tree.root']],
    [{root, leaves: null, named: 7, tree: 'x'}, []],
    ['text', []],
  ])('that is "always" is missed in %j at %j', (value, paths) => {
    expect(findMissingFields(value, 'holt.a.v1.Tree', schemas)).toEqual(paths);
  });
});
