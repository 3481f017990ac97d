import {describe, expect, it} from 'vitest';
import {parseJson} from '../../../src/files/readJson';

describe('parseJson', () => {
  it('gives the value', () => {
    expect(parseJson('{"a": [1, "二"]}', 'f.json')).toEqual({a: [1, '二']});
  });

  it.each([
    ['{\n  "a": 1,\n  "b" 2\n}', 'f.json:3:'],
    ['{\n  "a": 1', 'f.json:2:'],
    ['', 'f.json:1:1:'],
    ['{"a": 1} // no comments', 'f.json:1:'],
    ['{"a": 1,}', 'f.json:1:'],
  ])('says where %j is broken', (text, place) => {
    expect(() => parseJson(text, 'f.json')).toThrow(place);
  });
});
