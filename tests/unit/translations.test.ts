import {describe, expect, it} from 'vitest';
import {compareMessages} from '../../src/translations/compare';
import {headingIds} from '../../src/translations/headingIds';
import {mergeMessages} from '../../src/translations/mergeMessages';

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
    expect(result.missing).toEqual(['a']);
  });

  it('does not call a Chinese default English', () => {
    const result = compareMessages({a: message('標籤')}, {a: message('標籤')});
    expect(result.same).toEqual([]);
  });

  it('is not confused by names of Object.prototype', () => {
    const result = compareMessages({}, {toString: message('字串')});
    expect(result.unused).toEqual(['toString']);
  });
});

describe('mergeMessages', () => {
  it('keeps what is translated, adds what is new, loses nothing', () => {
    const merged = mergeMessages(
      {b: {message: 'New', description: 'Where'}, a: message('Old')},
      {a: message('舊'), gone: message('曾經')},
    );
    expect(Object.keys(merged)).toEqual(['b', 'a', 'gone']);
    expect(merged.b).toEqual({message: 'New', description: 'Where'});
    expect(merged.a?.message).toBe('舊');
    expect(merged.gone?.message).toBe('曾經');
  });

  it('changes nothing the second time', () => {
    const extracted = {a: message('A'), b: message('B')};
    const once = mergeMessages(extracted, {b: message('乙')});
    expect(mergeMessages(extracted, once)).toEqual(once);
  });
});

describe('headingIds', () => {
  it('reads explicit ids and leaves code alone', () => {
    const text = [
      '## One {#one}',
      '````md',
      '## Sample {#sample}',
      '```sh',
      '## Deeper {#deeper}',
      '```',
      '````',
      '### 二 {#two}',
      '## No id',
    ].join('\n');
    expect(headingIds(text)).toEqual(['one', 'two']);
  });
});
