import {expect, it} from 'vitest';
import type {OpenApiDocument} from '../../../../src/api/openapi';
import {getBareSchemas} from '../../../../src/api/operationData';
import {checkBody, checkText} from '../../../../src/calls/validation/check';
import type {Schema} from '../../../../src/calls/validation/schema';

const described: Schema = {
  $ref: '#/$defs/a.v1.Request',
  $defs: {
    'a.v1.Request': {
      type: 'object',
      required: ['name', 'kind'],
      properties: {
        name: {type: 'string'},
        kind: {$ref: '#/components/schemas/a.v1.Kind'},
        size: {
          type: 'string',
          format: 'int64',
          pattern: '^-?[0-9]+$',
        } as Schema,
        share: {type: 'string', format: 'int64', minimum: 5, maximum: 10},
        span: {
          type: 'string',
          format: 'uint64',
          exclusiveMinimum: 5,
          exclusiveMaximum: 10,
        },
        // Written for RE2; JavaScript has no such pattern.
        code: {type: 'string', pattern: '(?i)^ab$'} as Schema,
        count: {type: 'integer', format: 'uint32', minimum: 0},
        port: {type: 'integer', format: 'int32'},
        since: {type: 'string', format: 'date-time'},
        labels: {type: 'object', additionalProperties: {type: 'string'}},
        free: {type: 'object', additionalProperties: true},
        disks: {type: 'array', items: {$ref: '#/components/schemas/a.v1.Disk'}},
      },
    },
    'a.v1.Kind': {type: 'string', enum: ['ONE', 'TWO']},
    'a.v1.Disk': {
      type: 'object',
      required: ['id'],
      properties: {id: {type: 'string'}, a: {type: 'string'}, b: {}},
      oneOf: [{required: ['a']}, {required: ['b']}],
    },
  },
};

/** As the data of an operation has it. */
const schema: Schema = {
  ...described,
  $defs: Object.fromEntries(
    getBareSchemas({
      components: {schemas: described.$defs},
    } as unknown as OpenApiDocument),
  ) as Record<string, Schema>,
};

const whole = {name: 'a', kind: 'ONE'};

/** What is found in a body, as "field: kind". */
const kinds = (body: unknown): string[] =>
  checkBody(JSON.stringify(body), schema).map(
    ({field, reason, isError}) =>
      `${isError ? '' : '('}${field}: ${reason.kind}${isError ? '' : ')'}`,
  );

it.each<[unknown, ...string[]]>([
  [
    {
      ...whole,
      size: '-1',
      count: 0,
      since: '2026-03-02T08:41:17Z',
      labels: {a: 'b'},
      free: {a: [{b: null}]},
      disks: [{id: '1', b: 3}],
    },
  ],
  // Missing, or of the wrong type.
  [{}, 'name: required', 'kind: required'],
  [[], ': notObject'],
  [{...whole, name: 1}, 'name: type'],
  [{...whole, kind: 'THREE'}, 'kind: enum'],
  [{...whole, kind: ['ONE']}, 'kind: type'],
  [{...whole, size: '1.5'}, 'size: integerText'],
  [{...whole, size: true}, 'size: integerText'],
  [{...whole, count: 1.5}, 'count: type'],
  [{...whole, since: 'now'}, 'since: format'],
  [{...whole, labels: {a: 1}}, 'labels.a: type'],
  // Numbers that their types cannot hold.
  [{...whole, count: -1}, 'count: range'],
  [{...whole, count: 4294967296}, 'count: range'],
  [{...whole, port: 2147483647}],
  [{...whole, port: 2147483648}, 'port: range'],
  [{...whole, port: -2147483649}, 'port: range'],
  [{...whole, size: '9223372036854775807'}],
  [{...whole, size: '9223372036854775808'}, 'size: range'],
  [{...whole, size: '-0009'}],
  // Limits of numbers in text.
  [{...whole, share: '10', span: '9'}],
  [{...whole, share: '11'}, 'share: range'],
  [{...whole, share: '99999999999999999999'}, 'share: range'],
  [{...whole, span: '5'}, 'span: range'],
  [{...whole, span: '10'}, 'span: range'],
  // A pattern that cannot be checked, and what else is wrong.
  [{...whole, code: 'x', port: '1'}, 'port: type'],
  // Lists and alternatives.
  [{...whole, disks: [{id: '1', a: 'x'}, {a: 'x'}]}, 'disks[1].id: required'],
  [{...whole, disks: [{id: '1'}]}, 'disks[0]: oneOf'],
  [{...whole, disks: [{id: '1', a: 'x', b: 1}]}, 'disks[0]: oneOf'],
  // What a server takes is a warning.
  [{...whole, size: 5}, '(size: number64)'],
  [{...whole, kind: 1}, '(kind: enumNumber)'],
  [{...whole, labels: null}, '(labels: null)'],
  [{...whole, nmae: 'x'}, '(nmae: unknownField)'],
  [{...whole, disks: [{id: '1', b: 1, c: 1}]}, '(disks[0].c: unknownField)'],
])('of %j it is said: %s', (body, ...expected) => {
  expect(kinds(body)).toEqual(expected);
});

it('names the line of a syntax error', () => {
  const text = '{\n  "name": "a",\n  oops\n}';
  expect(checkBody(text, schema)).toMatchObject([
    {line: 3, reason: {kind: 'syntax'}},
  ]);
});

it.each(['', '{', '{"a":1,}', '{} x', '{"a":"\n"}', '// a\n{}', '{"a":01}'])(
  '%j is no JSON',
  (text) => {
    expect(checkBody(text, schema)[0]?.reason.kind).toBe('syntax');
  },
);

it('knows a number that JavaScript cannot hold', () => {
  const text = '{"name": "a", "kind": "ONE", "size": 9223372036854775807}';
  expect(checkBody(text, schema)).toMatchObject([{reason: {kind: 'number64'}}]);
});

it('lists the first problems of many', () => {
  const names = Array.from({length: 1e4}, (_, index) => [`x${index}`, 1]);
  const text = JSON.stringify(Object.fromEntries(names));
  const problems = checkText(text, schema);
  expect(problems).toHaveLength(20);
  expect(problems[0]?.isError).toBe(true);
});

it('points at the value, at its name, or at the bracket around it', () => {
  const text = '{\n  "name": 12,\n  "nmae": {}\n}';
  const marked = checkBody(text, schema).map(({offset, length}) =>
    text.slice(offset, offset + length),
  );
  expect(marked).toEqual(['{', '12', '"nmae"']);
});

it('takes names that mean something to JavaScript, and any depth', () => {
  const text = '{"__proto__": 1, "a/b~c%": 2, "\\ud800": 3, "toString": 4}';
  const found = checkBody(text, schema).map(({reason}) => reason.kind);
  expect(found.filter((kind) => kind === 'unknownField')).toHaveLength(4);
  const deep = `{"free":${'['.repeat(1e4)}${']'.repeat(1e4)}}`;
  expect(() => checkBody(deep, schema)).not.toThrow();
});
