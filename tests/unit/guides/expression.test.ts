import {describe, expect, it} from 'vitest';
import {
  parseExpression,
  toValue,
  type Scope,
} from '../../../src/guides/engine/expression';
import {getValueAt, listKeys} from '../../../src/guides/engine/pointer';
import type {Json, JsonObject} from '../../../src/sandbox/json';

const scope: Scope = {
  inputs: {bucket: 'photos', count: 0, nothing: undefined},
  outputs: {create: {id: 'n4qk7w', tags: ['a']}},
  answer: {
    status: 200,
    body: {status: 'Deployed', list: [{'a/b': 1, 'c~d': 2}], none: null},
  },
};
const value = (text: string): Json | undefined =>
  toValue(parseExpression(text), scope);

describe('an expression', () => {
  it.each<[string, Json | undefined]>([
    ['$inputs.bucket', 'photos'],
    ['$inputs.count', 0],
    ['$steps.create.outputs.id', 'n4qk7w'],
    ['$steps.create.outputs.tags', ['a']],
    ['$statusCode', 200],
    ['$response.body#/status', 'Deployed'],
    ['$response.body#/list/0/a~1b', 1],
    ['$response.body#/list/0/c~0d', 2],
  ])('%s', (text, expected) => {
    expect(value(text)).toEqual(expected);
  });

  it('is the whole body without a pointer', () => {
    expect(value('$response.body')).toBe(scope.answer?.body);
  });

  it.each([
    '$inputs.nothing',
    '$inputs.unknown',
    '$inputs.constructor',
    '$inputs.__proto__',
    '$steps.unknown.outputs.id',
    '$steps.constructor.outputs.name',
    '$steps.__proto__.outputs.toString',
    '$steps.create.outputs.toString',
    '$response.body#/none',
    '$response.body#/none/deeper',
    '$response.body#/constructor',
    '$response.body#/__proto__',
    '$response.body#/list/1',
    '$response.body#/list/length',
    '$response.body#/list/00',
    '$response.body#/list/-1',
    '$response.body#/list/map',
    '$response.body#/status/0',
    '$response.body#/status/length',
  ])('%s has no value', (text) => {
    expect(value(text)).toBeUndefined();
  });

  it('has no value before there is a response', () => {
    const {inputs, outputs} = scope;
    const before = {inputs, outputs};
    expect(toValue({kind: 'status'}, before)).toBeUndefined();
    expect(toValue({kind: 'body', keys: ['a']}, before)).toBeUndefined();
  });

  it.each([
    '',
    '$',
    'inputs.bucket',
    '$inputs.',
    '$inputs.a.b',
    '$inputs.a-b',
    '$inputs.bucket ',
    '$steps.create',
    '$steps.create.outputs',
    '$steps.create.outputs.a.b',
    '$response.header.a',
    '$response.body#status',
    '$response.body#/a~2',
    '$response.bodys',
    '$statusCode.a',
    '$url',
  ])('%o is none', (text) => {
    expect(() => parseExpression(text)).toThrow(/is no (expression|JSON Po)/);
  });
});

describe('a pointer', () => {
  it('leads through empty keys', () => {
    expect(listKeys('')).toEqual([]);
    expect(listKeys('/')).toEqual(['']);
    expect(listKeys('/a//b')).toEqual(['a', '', 'b']);
    expect(getValueAt({'': 1}, [''])).toBe(1);
  });

  it('reads a key of the name __proto__ that is there', () => {
    const body = JSON.parse('{"__proto__": {"a": 1}}') as JsonObject;
    expect(getValueAt(body, ['__proto__', 'a'])).toBe(1);
  });

  it('unescapes ~1 before ~0', () => {
    expect(listKeys('/~01')).toEqual(['~1']);
  });
});
