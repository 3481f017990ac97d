import {describe, expect, it} from 'vitest';
import {getHeadingIds} from '../../../src/translations/headingIds';
import {removeFences} from '../../../src/reference/withoutFences';

describe('getHeadingIds', () => {
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
    expect(getHeadingIds(text)).toEqual(['one', 'two']);
  });

  it('reads headings of every level, with white space after the id', () => {
    expect(getHeadingIds('# A {#a}\n\n###### F {#f}  \n')).toEqual(['a', 'f']);
  });

  it.each([
    '####### Seven {#seven}',
    '##Close {#close}',
    'A line with # Mark {#mark}',
    '## Early {#early} id',
    '## Empty {#}',
  ])('takes %j for no heading with an id', (line) => {
    expect(getHeadingIds(line)).toEqual([]);
  });

  it('says nothing of a text without headings', () => {
    expect(getHeadingIds('')).toEqual([]);
  });
});

describe('removeFences', () => {
  it('leaves out each fence with what it holds, and nothing between', () => {
    expect(removeFences('a\n```\nb\n```\nc\n````js\nd\n````  \ne')).toBe(
      'a\n\nc\n\ne',
    );
  });

  it('ends a fence at the start of a line only', () => {
    expect(removeFences('```\na ```\nb\n```\nc')).toBe('\nc');
  });

  it('knows tildes, longer ends, and fences within lists and quotes', () => {
    expect(removeFences('~~~\na\n```\n~~~\nb')).toBe('\nb');
    expect(removeFences('```\na\n`````\nb')).toBe('\nb');
    expect(removeFences('- one\n\n  ```\n  a\n  ```\n- two')).toBe(
      '- one\n\n  \n- two',
    );
  });

  it('takes a fence that does not end to the end', () => {
    expect(removeFences('a ```b``` c\n```\nd')).toBe('a ```b``` c\n');
  });

  it('keeps code in a sentence, and what is only indented', () => {
    const text = 'a ```b``` c\n\n    d';
    expect(removeFences(text)).toBe(text);
  });
});
