import {describe, expect, it} from 'vitest';
import type {Json, JsonObject} from '../../../src/sandbox/json';
import {normalize, resolve} from '../../../src/sandbox/messages';
import {schemas} from './schemas';

const as = (value: Json, name: string): Json =>
  normalize(value, {$ref: `#/$defs/holt.a.v1.${name}`}, schemas);

describe('a message', () => {
  it('loses what is null or unknown, at every depth', () => {
    const hostile = JSON.parse(
      '{"name": "ash", "kind": null, "__proto__": {"a": 1}, "constructor": 5}',
    ) as JsonObject;
    expect(as(hostile, 'Tree')).toEqual({name: 'ash'});
    expect(
      as({trunk: {height: null, colour: 'brown', rings: 3}}, 'Tree'),
    ).toEqual({trunk: {rings: 3}});
    expect(as({nests: [{id: 'n', eggs: 2}, null]}, 'Tree')).toEqual({
      nests: [{id: 'n'}, null],
    });
  });

  it('loses names that its enums do not have, and keeps the others', () => {
    expect(as({name: 'ash', kind: 'ELM'}, 'Tree')).toEqual({name: 'ash'});
    expect(as({name: 'ash', kind: 'OAK'}, 'Tree')).toEqual({
      name: 'ash',
      kind: 'OAK',
    });
    expect(as({kind: 5}, 'Tree')).toEqual({kind: 5});
    const list = {items: {type: 'string', enum: ['OAK', 'FIR']}};
    expect(normalize(['ELM', 'FIR', 3], list, schemas)).toEqual(['FIR', 3]);
  });

  it('keeps every entry of a map that is not null', () => {
    expect(as({labels: {a: 'x', b: null, labels: ''}}, 'Tree')).toEqual({
      labels: {a: 'x', labels: ''},
    });
  });

  it('is left alone where nothing is known of it', () => {
    expect(as({a: null}, 'Empty')).toEqual({a: null});
    expect(as({a: null}, 'Nothing')).toEqual({a: null});
    expect(as('text', 'Tree')).toBe('text');
    expect(as(['a'], 'Tree')).toEqual(['a']);
    expect(as(null, 'Tree')).toBeNull();
  });
});

describe('a map of messages', () => {
  it('reads each of them as the message says', () => {
    const map = {additionalProperties: {$ref: '#/$defs/holt.a.v1.Trunk'}};
    expect(normalize({a: {height: 5, x: 1}}, map, schemas)).toEqual({
      a: {height: '5'},
    });
  });
});

describe('a whole number', () => {
  const of = (type: string, format?: Json) => (value: Json) =>
    normalize(value, {type, ...(format === undefined ? {} : {format})}, {});

  it('of 64 bits becomes a text', () => {
    for (const read of [of('string', 'int64'), of('string', 'uint64')]) {
      expect(read(12)).toBe('12');
      expect(read(-1)).toBe('-1');
      expect(read('12')).toBe('12');
      expect(read(1.5)).toBe(1.5);
      expect(read(true)).toBe(true);
    }
    for (const format of [undefined, 'int32', 'xint64', 'int64x', 7]) {
      expect(of('string', format)(12)).toBe(12);
    }
    expect(of('number', 'int64')(12)).toBe(12);
  });

  it('of 32 bits may come as a text', () => {
    const read = of('integer', 'int32');
    expect(read('12')).toBe(12);
    expect(read('-12')).toBe(-12);
    expect(read(12)).toBe(12);
    for (const text of ['', 'a1', '1a', '1.5', '--1', '+1', ' 1']) {
      expect(read(text)).toBe(text);
    }
    expect(of('string')('12')).toBe('12');
    expect(of('number')('12')).toBe('12');
    expect(read(['1'])).toEqual(['1']);
  });
});

describe('a schema', () => {
  it('is followed where it is a reference', () => {
    const nest = {$ref: '#/$defs/holt.a.v1.View'};
    expect(resolve(nest, schemas)).toEqual({
      type: 'object',
      properties: {view: {type: 'string'}},
    });
    expect(resolve({$ref: '#/$defs/gone'}, schemas)).toEqual({});
  });

  it('stays as it is where it is none, or leads elsewhere', () => {
    expect(resolve({type: 'string'}, schemas)).toEqual({type: 'string'});
    const elsewhere = {$ref: '#/elsewhere/holt.a.v1.View'};
    expect(resolve(elsewhere, schemas)).toEqual(elsewhere);
    expect(resolve({$ref: 5}, schemas)).toEqual({$ref: 5});
    for (const none of [undefined, true, 'View', null, []]) {
      expect(resolve(none, schemas)).toEqual({});
    }
  });
});
