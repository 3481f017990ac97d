import {describe, expect, it} from 'vitest';
import {
  isObject,
  findObjectIn,
  sameJson,
  setAt,
  findTextIn,
  readValueAt,
  type Json,
  type JsonObject,
} from '../../../src/sandbox/json';

const zeros = [undefined, null, '', '0', 0, false, []];
const others: Json[] = [' ', '00', 'false', 1, -1, true, [0], [[]], {}];

describe('a value of the wrong kind', () => {
  it('is an empty text or an empty object', () => {
    for (const value of [undefined, null, 5, true, [], ['a'], {}]) {
      expect(findTextIn(value)).toBe('');
    }
    expect(findTextIn('a')).toBe('a');
    for (const value of [undefined, null, 5, true, 'a', [1], () => 1]) {
      expect(isObject(value)).toBe(false);
      expect(findObjectIn(value)).toEqual({});
    }
    expect(isObject({})).toBe(true);
    expect(findObjectIn({a: 1})).toEqual({a: 1});
  });
});

describe('the value at a path', () => {
  const object: JsonObject = {a: {b: {c: 1}, d: null}, e: [7], f: 'text'};

  it('is that of the last field', () => {
    expect(readValueAt(object, 'f')).toBe('text');
    expect(readValueAt(object, 'a.b.c')).toBe(1);
    expect(readValueAt(object, 'a.b')).toEqual({c: 1});
    expect(readValueAt(object, 'a.d')).toBeNull();
  });

  it.each(['x', 'a.x', 'a.b.c.d', 'a.d.x', 'e.0', 'e.length', 'f.length', ''])(
    'is absent for %o',
    (path) => {
      expect(readValueAt(object, path)).toBeUndefined();
    },
  );

  it('is never what every object has', () => {
    for (const path of ['constructor', 'a.toString', '__proto__']) {
      expect(readValueAt(object, path)).toBeUndefined();
    }
  });
});

describe('setting the value at a path', () => {
  const after = (
    object: JsonObject,
    path: string,
    value?: Json,
  ): JsonObject => {
    setAt(object, path, value);
    return object;
  };

  it('keeps what stands beside it', () => {
    expect(after({a: {b: 1, c: 2}, d: 3}, 'a.b', 'new')).toEqual({
      a: {b: 'new', c: 2},
      d: 3,
    });
    expect(after({}, 'a', {b: 0})).toEqual({a: {b: 0}});
  });

  it('makes the objects on the way, in place of what is none', () => {
    expect(after({}, 'a.b.c', 1)).toEqual({a: {b: {c: 1}}});
    expect(after({a: 'text'}, 'a.b', 1)).toEqual({a: {b: 1}});
    expect(after({a: [1]}, 'a.b', 1)).toEqual({a: {b: 1}});
  });

  it.each([undefined, null, []])('takes it away for %o', (nothing) => {
    expect(after({a: {b: 1, c: 2}}, 'a.b', nothing)).toEqual({a: {c: 2}});
  });

  it.each(['', '0', 0, false, ...others])('keeps %o', (value) => {
    expect(after({}, 'a', value)).toEqual({a: value});
  });
});

describe('the same JSON', () => {
  it('are all zero values, and absent ones', () => {
    for (const a of zeros) {
      for (const b of zeros) expect(sameJson(a, b)).toBe(true);
      for (const b of others) {
        expect(sameJson(a, b)).toBe(false);
        expect(sameJson(b, a)).toBe(false);
      }
    }
  });

  it('are values with the same text', () => {
    expect(sameJson({a: [1, 'x']}, {a: [1, 'x']})).toBe(true);
    expect(sameJson({a: [1, 'x']}, {a: ['x', 1]})).toBe(false);
    expect(sameJson('1', 1)).toBe(false);
    expect(sameJson('a', 'a')).toBe(true);
  });
});
