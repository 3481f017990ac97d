import {describe, expect, it} from 'vitest';
import {findSimplifiedCharacters} from '../../../src/translations/simplified';

describe('findSimplifiedCharacters', () => {
  it('names file, line and column', () => {
    expect(findSimplifiedCharacters('繁體\n網络', 'a.mdx')).toEqual([
      'a.mdx:2:2: 「络」 is a Simplified character.',
    ]);
  });

  it('lets characters pass that Taiwan writes as well', () => {
    expect(
      findSimplifiedCharacters(
        '公里、台灣、皇后、干擾、只有、制度、佣金、杠',
        'a',
      ),
    ).toEqual([]);
  });

  it('finds characters that Big5 holds only as rare ones', () => {
    expect(findSimplifiedCharacters('机体万与', 'a')).toHaveLength(4);
  });

  it('lets everything pass that is not Han', () => {
    expect(findSimplifiedCharacters('plain text, あ, 한, 🦦', 'a')).toEqual([]);
  });
});
