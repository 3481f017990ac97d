import {afterEach, expect, it, vi} from 'vitest';
import {exampleValidator} from '../../../src/lint/validator';
import {parseSource} from '../../../src/files/sourceFile';

const source = parseSource(
  'pool.yaml',
  `a.Pool:
  type: object
  required: [type]
  properties:
    type: {$ref: './x.yaml#/a.Type', x-uncertain: may}
    size: {type: string, format: int64, pattern: '^-?[0-9]+$'}
    count: {type: integer, format: int32}
    port: {type: integer, format: uint32}
    share: {type: number, format: double}
    made: {type: string, format: date-time}
    parents: {type: array, items: {$ref: './p.yaml#/a.Pool'}}
    any: {$ref: './s.yaml#/a.Struct'}
a.Type: {type: string, enum: [A, B], x-enumDescriptions: {A: One, B: null}}
a.Struct: {type: object, properties: {}, additionalProperties: true}
a.Empty: {type: object}
a.Value: {description: Any value.}
`,
);
// Made anew for each call, so that a fault in it fails a test, not the file.
const validate = (
  name: string,
  value: unknown,
  side: 'request' | 'response' = 'request',
) => validator(side)(name, value);
const validator = (side: 'request' | 'response') =>
  exampleValidator(
    Object.entries(source.data as object).map(([name, schema]) => ({
      source,
      name,
      schema: schema as object,
    })),
    side,
  );
const pool = (more: object) => validate('a.Pool', {type: 'A', ...more});

afterEach(() => vi.restoreAllMocks());

it.each([
  {size: '-1'},
  {count: -(2 ** 31)},
  {count: 2 ** 31 - 1},
  {port: 0},
  {port: 2 ** 32 - 1},
  {share: 0.5},
  {made: '2026-03-12T14:05:36Z'},
  {parents: [{type: 'B', parents: []}]},
  {any: {thing: 1}},
])('takes %j', (more) => {
  expect(pool(more)).toEqual([]);
});

it.each<[object, string]>([
  [
    {type: 'C'},
    '/type must be equal to one of the allowed values {"allowedValues":["A","B"]}',
  ],
  [
    {type: undefined},
    'the message must have required property \'type\' {"missingProperty":"type"}',
  ],
  [
    {size: 'x'},
    '/size must match pattern "^-?[0-9]+$" {"pattern":"^-?[0-9]+$"}',
  ],
  [{size: 1}, '/size must be string {"type":"string"}'],
  [{count: 2 ** 31}, '/count must match format "int32" {"format":"int32"}'],
  [{port: 2 ** 32}, '/port must match format "uint32" {"format":"uint32"}'],
  [{port: -1}, '/port must match format "uint32" {"format":"uint32"}'],
  [{share: '1'}, '/share must be number {"type":"number"}'],
  [{made: 'now'}, '/made must match format "date-time" {"format":"date-time"}'],
  [
    {typ: 'A'},
    'the message must NOT have additional properties {"additionalProperty":"typ"}',
  ],
  [
    {parents: [{type: 'A', typ: 'A'}]},
    '/parents/0 must NOT have additional properties {"additionalProperty":"typ"}',
  ],
])('reports %j', (more, fault) => {
  expect(pool(more)).toEqual([`is not valid: ${fault}`]);
});

it('reports every fault of an example', () => {
  expect(pool({type: 1, size: 1, typ: 1})).toHaveLength(4);
});

it('refuses every field where a schema names none', () => {
  expect(validate('a.Empty', {})).toEqual([]);
  expect(validate('a.Empty', {thing: 1})).toEqual([
    'is not valid: the message must NOT have additional properties {"additionalProperty":"thing"}',
  ]);
});

it('leaves what is no object to the other words of its schema', () => {
  expect(validate('a.Type', 'A')).toEqual([]);
  expect(validate('a.Value', {thing: 1})).toEqual([]);
});

it('reports a schema that does not exist', () => {
  expect(validate('a.Nothing', {})).toEqual([
    'has the schema a.Nothing, which does not exist.',
  ]);
});

it('knows every format, and prints nothing of it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const schema = {type: 'integer', format: 'uint32'};
  exampleValidator([{source, name: 'a', schema}], 'request')('a', 1);
  expect(warn).not.toHaveBeenCalled();
});

it('requires of a response what is always present, and not what requests need', () => {
  const schema = {
    type: 'object',
    required: ['wish'],
    properties: {wish: {type: 'string'}, id: {'x-always-present': true}},
  };
  const validate = exampleValidator([{source, name: 'a', schema}], 'response');
  expect(validate('a', {id: 0})).toEqual([]);
  expect(validate('a', {wish: 'x'})).toEqual([
    `is not valid: the message must have required property 'id' {"missingProperty":"id"}`,
  ]);
});
