import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {joinBlocks, splitBlocks} from '../../../../src/translations/api/blocks';

const fence = '```';

describe('splitBlocks', () => {
  it('splits at blank lines, but not inside code', () => {
    const diagram = `${fence}mermaid\na\n\nb\n${fence}`;
    expect(splitBlocks(`One.\nTwo.\n \n\n${diagram}\n\n- a\n- b\n`)).toEqual([
      'One.\nTwo.',
      diagram,
      '- a\n- b',
    ]);
  });

  it('is not misled by fences of another length or kind', () => {
    const code = `~~~\n${fence}\n\nstill code\n~~~~`;
    expect(splitBlocks(`${code}\n\nText`)).toEqual([code, 'Text']);
    const long = `${fence}\`\n${fence}\n\nstill code\n${fence}\`\``;
    expect(splitBlocks(`${long}\n\nText`)).toEqual([long, 'Text']);
  });

  it('takes what follows a fence without an end for code', () => {
    const text = `${fence}\nno end\n\ntext`;
    expect(splitBlocks(text)).toEqual([text]);
  });

  it('keeps a list and a table together', () => {
    const list = '- a\n\n  ```\n  b\n\n  ```\n\n- c';
    const table = '| a |\n| - |\n| b |';
    expect(splitBlocks(`${list}\n\n${table}`)).toEqual([list, table]);
  });

  it.each([`a ${fence}\n\nb`, '``\n\nb', '~~\n\nb'])(
    'finds no fence in %j',
    (text) => {
      expect(splitBlocks(text)).toHaveLength(2);
    },
  );

  it('finds no block in a blank text', () => {
    expect(splitBlocks('')).toEqual([]);
    expect(splitBlocks('\n \n')).toEqual([]);
  });

  it('loses no line that has words', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), {maxLength: 12}), (lines) => {
        const text = lines.join('\n');
        const words = (value: string): string => value.replace(/\s+/g, '');
        expect(words(joinBlocks(splitBlocks(text)))).toBe(words(text));
      }),
      {numRuns: 30, seed: 12},
    );
  });
});

it('joinBlocks puts a blank line between', () => {
  expect(joinBlocks(['One.', '- a\n- b'])).toBe('One.\n\n- a\n- b');
});
