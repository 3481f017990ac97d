import {expect, it} from 'vitest';
import type {Text} from '../../../src/lint/description';
import {checkPresence} from '../../../src/lint/rules/presence';
import {problem, text} from './text';

it.each([undefined, '', ' \n '])(
  'reports that %j is no description',
  (none) => {
    expect(checkPresence([text(none)])).toEqual([
      problem('operation ListPools has no description.'),
    ]);
  },
);

it.each<[Text['kind'], number]>([
  ['operation', 120],
  ['service', 80],
  ['guide', 60],
  ['error', 25],
  ['response', 15],
  ['schema', 15],
  ['field', 12],
  ['value', 8],
  ['parameter', 20],
])('wants of the text of one %s %i characters', (kind, least) => {
  const of = (length: number) =>
    checkPresence([text(` ${'x'.repeat(length)}\n`, {kind, subject: 'it'})]);
  expect(of(least)).toEqual([]);
  expect(of(least - 1)).toEqual([
    problem(
      `The description of it has ${least - 1} characters; at least ${least} are needed to say what it is.`,
    ),
  ]);
});
