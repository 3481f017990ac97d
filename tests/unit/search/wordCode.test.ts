import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {encode} from '../../../src/search/indexing/encode';
import {decoderOf} from '../../../src/search/wordCode';

const again = (texts: string[]): string[] => {
  const {words, codes} = encode(texts);
  return codes.map(decoderOf(words));
};

describe('texts in code', () => {
  it.each([
    'Creates a pool in the Ceph cluster.',
    'holt.storage.v1, 10.0.0.1/24 and `a  b`',
    '建立 Ceph 集區，但 KB值 不變。',
    ' at the ends ',
    '',
  ])('are read as they were: %j', (text) => {
    expect(again([text, 'another'])).toEqual([text, 'another']);
  });

  it('are read as they were, whatever they are', () => {
    const part = fc.constantFrom(
      'a',
      'B2',
      '區',
      ' ',
      '  ',
      '.',
      '，',
      '🙂',
      '"',
    );
    const text = fc.array(part).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        expect(again(texts)).toEqual(texts);
      }),
    );
  });

  it('have one character for a word with the space before it', () => {
    const {codes} = encode(['one two three', '一 two']);
    expect(codes.map((code) => code.length)).toEqual([3, 2]);
  });
});
