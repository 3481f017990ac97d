import {describe, expect, it} from 'vitest';
import type {ErrorBook} from '../../../src/errors/model';
import {findSaid, getSaid} from '../../../src/errors/findSaid';
import {emptyBook} from './book';

const bookWith = (...rules: string[][]): ErrorBook => ({
  ...emptyBook,
  words: {tree: 'tree, old oak, elm', endless: "never, doesn't, not"},
  symptoms: rules.map((said, place) => ({
    title: `${place}`,
    address: `/docs/troubleshooting#${place}`,
    text: '',
    signs: [],
    said,
  })),
});

/** Titles of the symptoms that a text tells, with the words that say it. */
const find = (text: string, ...rules: string[][]) => {
  const book = bookWith(...rules);
  return findSaid(text, book, getSaid(book)).map(({symptom, reasons}) => [
    symptom.title,
    ...reasons.flatMap((reason) =>
      reason.kind === 'words' ? reason.words : [],
    ),
  ]);
};

describe('what is said of a symptom', () => {
  it.each([
    [
      'in the order of the rule',
      'The tree never grows',
      ['tree', 'never', 'grow'],
    ],
    [
      'in another one',
      'never saw it growing, that Tree',
      ['Tree', 'never', 'grow'],
    ],
    [
      'with another word of the group',
      'an  old\noak never grows',
      ['old\noak', 'never', 'grow'],
    ],
    [
      'with a curly apostrophe',
      'tree doesn\u2019t grow',
      ['tree', "doesn't", 'grow'],
    ],
  ])('is found %s', (_, text, words) => {
    expect(find(text, ['{tree} {endless} grow'])).toEqual([['0', ...words]]);
  });

  it.each([
    ['a word is left out', 'tree grows'],
    ['a short word is part of another', 'tree notes grow'],
    ['a word is in the middle of another', 'tree never outgrows'],
    ['the text is a log', `tree never grows ${'.'.repeat(300)}`],
    ['it is empty', ''],
  ])('is not found if %s', (_, text) => {
    expect(find(text, ['{tree} {endless} grow'])).toEqual([]);
  });

  it('has the rule with the most words as its reason', () => {
    expect(
      find(
        'tree never grows',
        ['tree grow', '{tree} never/always grow'],
        ['never grow'],
      ),
    ).toEqual([
      ['0', 'tree', 'never', 'grow'],
      ['1', 'never', 'grow'],
    ]);
  });

  it('takes words literally', () => {
    expect(find('tree (.*)+ grows', ['tree (.*)+$'])).toEqual([]);
  });

  it('names a group that there is not', () => {
    expect(() => getSaid(bookWith(['{bush} grow']))).toThrow(
      'There is no group of words {bush}.',
    );
  });
});
