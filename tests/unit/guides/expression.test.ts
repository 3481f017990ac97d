import {describe, expect, it} from 'vitest';
import {
  parseExpression,
  toValue,
  type Scope,
  getValueAt,
  listKeys,
} from '../../../src/guides/expressions';
import type {Json, JsonObject} from '../../../src/calls/json';

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

  it.each([
    '$inputs.unknown',
    '$inputs.constructor',
    '$inputs.__proto__',
    '$steps.unknown.outputs.id',
    '$steps.__proto__.outputs.toString',
    '$response.body#/none/deeper',
    '$response.body#/__proto__',
    '$response.body#/list/1',
    '$response.body#/list/00',
    '$response.body#/list/map',
    '$response.body#/status/length',
  ])('%s has no value', (text) => {
    expect(value(text)).toBeUndefined();
  });

  it.each([
    '',
    'inputs.bucket',
    '$inputs.a.b',
    '$steps.create.outputs',
    '$response.header.a',
    '$response.body#status',
    '$response.body#/a~2',
    '$url',
  ])('%o is none', (text) => {
    expect(() => parseExpression(text)).toThrow(/is no (expression|JSON Po)/);
  });
});

it('a pointer leads through empty and escaped keys, and through __proto__ if it is there', () => {
  expect(listKeys('/a//b')).toEqual(['a', '', 'b']);
  expect(listKeys('/~01')).toEqual(['~1']);
  const body = JSON.parse('{"__proto__": {"a": 1}}') as JsonObject;
  expect(getValueAt(body, ['__proto__', 'a'])).toBe(1);
});
