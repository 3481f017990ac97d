import {describe, expect, it} from 'vitest';
import {compareMessages} from '../../../src/translations/compare';

const message = (text: string) => ({message: text});

describe('compareMessages', () => {
  it('sorts every key into its state', () => {
    const result = compareMessages(
      {
        a: message('One'),
        b: message('Two'),
        c: message('Three'),
        d: message('→'),
      },
      {
        a: message('一'),
        c: message('Three'),
        d: message('→'),
        e: message('五'),
      },
    );
    expect(result).toEqual({
      translated: ['a', 'c', 'd'],
      missing: ['b'],
      unused: ['e'],
      same: ['c'],
    });
  });

  it('counts a blank translation as missing', () => {
    const result = compareMessages({a: message('One')}, {a: message('  ')});
    expect(result).toMatchObject({missing: ['a'], translated: []});
  });

  it('calls a text English by its words, not by its placeholders', () => {
    const texts = {
      only: message('{count} / {total}'),
      words: message('{count} trees'),
      hyphen: message('{not-a-name}'),
    };
    expect(compareMessages(texts, texts).same).toEqual(['words', 'hyphen']);
  });

  it('calls nothing the same as an English text that is missing', () => {
    const result = compareMessages({a: message('One')}, {});
    expect(result).toMatchObject({missing: ['a'], same: []});
  });

  it('is not confused by names of Object.prototype', () => {
    const result = compareMessages({}, {toString: message('字串')});
    expect(result.unused).toEqual(['toString']);
  });
});
