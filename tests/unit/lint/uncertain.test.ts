import {expect, it} from 'vitest';
import {checkUncertain} from '../../../src/lint/rules/uncertain';
import {parseSource} from '../../../src/files/sourceFile';

const check = (yaml: string) => checkUncertain([parseSource('f.yaml', yaml)]);
const noDoubt = (words: string) =>
  `"${words}" holds no word of doubt (may, might, can, depends, usually, some builds, perhaps).`;

it.each([
  'may',
  'might',
  'can',
  'depend',
  'depends',
  'usually',
  'some builds',
  'perhaps',
])('takes "%s" for a word of doubt', (word) => {
  expect(
    check(`description: So it ${word} be.\nx-uncertain: it ${word} be\n`),
  ).toEqual([]);
});

it.each(['maybe', 'cannot', 'dismay', 'builds'])(
  'does not take "%s" for a word of doubt',
  (word) => {
    expect(check(`description: It ${word}.\nx-uncertain: ${word}\n`)).toEqual([
      {file: 'f.yaml', line: 2, message: noDoubt(word)},
    ]);
  },
);

it('wants the words in the description, however its lines are broken', () => {
  expect(
    check('description: "It  may\\n\\nfail."\nx-uncertain: may fail\n'),
  ).toEqual([]);
  expect(
    check('description: It may fail.\nx-uncertain: "may\\n  fail"\n'),
  ).toEqual([]);
  expect(check('description: It mayfail.\nx-uncertain: may fail\n')).toEqual([
    {file: 'f.yaml', line: 2, message: '"may fail" is not in the description.'},
  ]);
});

it('reports a mark where no description is', () => {
  expect(check('x-uncertain: may\n')).toEqual([
    {file: 'f.yaml', line: 1, message: '"may" is not in the description.'},
  ]);
});

it('looks into lists and at every depth, past what is empty', () => {
  expect(
    check('n: null\nl:\n  - 1\n  - a:\n      x-uncertain: fails\n'),
  ).toEqual([
    {file: 'f.yaml', line: 5, message: '"fails" is not in the description.'},
    {file: 'f.yaml', line: 5, message: noDoubt('fails')},
  ]);
});
