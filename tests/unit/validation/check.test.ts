import {describe, expect, it} from 'vitest';
import {checkBody, checkText} from '../../../src/validation/check';
import type {Schema} from '../../../src/validation/schema';

const schema: Schema = {
  $ref: '#/$defs/a.v1.Request',
  $defs: {
    'a.v1.Request': {
      type: 'object',
      required: ['name', 'kind'],
      properties: {
        name: {type: 'string'},
        kind: {$ref: '#/$defs/a.v1.Kind'},
        size: {
          type: 'string',
          format: 'int64',
          pattern: '^-?[0-9]+$',
        } as Schema,
        count: {type: 'integer', format: 'uint32', minimum: 0},
        port: {type: 'integer', format: 'int32'},
        since: {type: 'string', format: 'date-time'},
        labels: {type: 'object', additionalProperties: {type: 'string'}},
        free: {type: 'object', additionalProperties: true},
        disks: {type: 'array', items: {$ref: '#/$defs/a.v1.Disk'}},
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

const whole = {name: 'a', kind: 'ONE'};

/** What is found in a body, as "field: kind". */
const kinds = (body: unknown): string[] =>
  checkBody(JSON.stringify(body), schema).map(
    ({field, reason, isError}) =>
      `${isError ? '' : '('}${field}: ${reason.kind}${isError ? '' : ')'}`,
  );

describe('the check of a body', () => {
  it('finds nothing in what is right', () => {
    const body = {
      ...whole,
      size: '-1',
      count: 0,
      since: '2026-03-02T08:41:17Z',
      labels: {a: 'b'},
      free: {a: [{b: null}]},
      disks: [{id: '1', b: 3}],
    };
    expect(kinds(body)).toEqual([]);
  });

  it('names the line and column of a syntax error', () => {
    const [problem, ...others] = checkBody(
      '{\n  "name": "a",\n  oops\n}',
      schema,
    );
    expect(problem).toMatchObject({
      line: 3,
      column: 3,
      reason: {kind: 'syntax'},
    });
    expect(others).toEqual([]);
    for (const text of [
      '',
      '{',
      '{"a":1,}',
      '{} x',
      '{"a":"\n"}',
      '// a\n{}',
      '{"a":01}',
    ]) {
      expect(checkBody(text, schema)[0]?.reason.kind, text).toBe('syntax');
    }
  });

  it('finds what is missing or of the wrong type', () => {
    expect(kinds({kind: 'ONE'})).toEqual(['name: required']);
    expect(kinds({})).toEqual(['name: required', 'kind: required']);
    expect(kinds({...whole, name: 1})).toEqual(['name: type']);
    expect(kinds({...whole, kind: 'THREE'})).toEqual(['kind: enum']);
    expect(kinds({...whole, kind: ['ONE']})).toEqual(['kind: type']);
    expect(kinds({...whole, size: '1.5'})).toEqual(['size: integerText']);
    expect(kinds({...whole, size: true})).toEqual(['size: integerText']);
    expect(kinds({...whole, count: -1})).toEqual(['count: range']);
    expect(kinds({...whole, count: 1.5})).toEqual(['count: type']);
    expect(kinds({...whole, since: 'now'})).toEqual(['since: format']);
    expect(kinds({...whole, labels: {a: 1}})).toEqual(['labels.a: type']);
    expect(kinds([])).toEqual([': notObject']);
  });

  it('finds numbers that their types cannot hold', () => {
    expect(kinds({...whole, port: 2147483647})).toEqual([]);
    expect(kinds({...whole, port: 2147483648})).toEqual(['port: range']);
    expect(kinds({...whole, port: -2147483649})).toEqual(['port: range']);
    expect(kinds({...whole, count: 4294967296})).toEqual(['count: range']);
    expect(kinds({...whole, size: '9223372036854775807'})).toEqual([]);
    expect(kinds({...whole, size: '9223372036854775808'})).toEqual([
      'size: range',
    ]);
    expect(kinds({...whole, size: '9'.repeat(1e5)})).toEqual(['size: range']);
    expect(kinds({...whole, size: '-0009'})).toEqual([]);
    const text = '{"name": "a", "kind": "ONE", "size": 9223372036854775807}';
    expect(checkBody(text, schema).map(({reason}) => reason.kind)).toEqual([
      'number64',
    ]);
  });

  it('looks into lists and alternatives', () => {
    expect(kinds({...whole, disks: [{id: '1', a: 'x'}, {a: 'x'}]})).toEqual([
      'disks[1].id: required',
    ]);
    expect(kinds({...whole, disks: [{id: '1'}]})).toEqual(['disks[0]: oneOf']);
    expect(kinds({...whole, disks: [{id: '1', a: 'x', b: 1}]})).toEqual([
      'disks[0]: oneOf',
    ]);
  });

  it('warns of what a server takes', () => {
    expect(kinds({...whole, size: 5})).toEqual(['(size: number64)']);
    expect(kinds({...whole, kind: 1})).toEqual(['(kind: enumNumber)']);
    expect(kinds({...whole, labels: null})).toEqual(['(labels: null)']);
    expect(
      kinds({...whole, nmae: 'x', disks: [{id: '1', b: 1, c: 1}]}),
    ).toEqual(['(nmae: unknownField)', '(disks[0].c: unknownField)']);
  });

  it('counts what it does not list', () => {
    const names = Array.from({length: 1e4}, (_, index) => [`x${index}`, 1]);
    const text = JSON.stringify(Object.fromEntries(names));
    const {problems, errors, warnings} = checkText(text, schema);
    expect(problems).toHaveLength(20);
    expect([errors, warnings]).toEqual([2, 1e4]);
    expect(problems[0]?.isError).toBe(true);
  });

  it('points at the value, at its name, or at the bracket around it', () => {
    const text = '{\n  "name": 12,\n  "nmae": {}\n}';
    const marked = checkBody(text, schema).map(({offset, length}) =>
      text.slice(offset, offset + length),
    );
    expect(marked).toEqual(['{', '12', '"nmae"']);
  });

  it('takes names that mean something to JavaScript or to pointers', () => {
    const text = '{"__proto__": 1, "a/b~c%": 2, "\\ud800": 3, "toString": 4}';
    const found = checkBody(text, schema).map(({reason}) => reason.kind);
    expect(found).toContain('required');
    expect(found.filter((kind) => kind === 'unknownField')).toHaveLength(4);
    expect(() =>
      checkBody('{"labels": {"\\ud800": 1, "a/b": 2, "%": 3}}', schema),
    ).not.toThrow();
  });

  it('survives depth', () => {
    const deep = `{"free":${'['.repeat(1e4)}${']'.repeat(1e4)}}`;
    expect(() => checkBody(deep, schema)).not.toThrow();
  });
});
