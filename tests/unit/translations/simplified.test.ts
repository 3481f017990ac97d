import {describe, expect, it} from 'vitest';
import {simplifiedCharacters} from '../../../src/translations/simplified';

describe('simplifiedCharacters', () => {
  it('names file, line and column', () => {
    expect(simplifiedCharacters('繁體\n網络', 'a.mdx')).toEqual([
      'a.mdx:2:2: 「络」 is a Simplified character.',
    ]);
  });

  it('lets characters pass that Taiwan writes as well', () => {
    expect(
      simplifiedCharacters('公里、台灣、皇后、干擾、只有、制度、佣金、杠', 'a'),
    ).toEqual([]);
  });

  it('finds characters that Big5 holds only as rare ones', () => {
    expect(simplifiedCharacters('机体万与', 'a')).toHaveLength(4);
  });

  it('lets everything pass that is not Han', () => {
    expect(simplifiedCharacters('plain text, あ, 한, 🦦', 'a')).toEqual([]);
  });
});
