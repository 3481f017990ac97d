import {expect, it} from 'vitest';
import {getProblems} from '../expected/pages';
import {
  category,
  deletion,
  models,
  newPool,
  pool,
  problemsAfter,
  terminal,
  testResult,
} from './page';

it('a page that nobody changed is without problems', () => {
  const files = [deletion, terminal, models, pool, newPool, testResult];
  for (const file of [...files, category]) {
    for (const one of [file, `zh-hant/${file}`]) {
      expect(problemsAfter(one, (page) => `${page}\n`)).toEqual([]);
    }
  }
});

it('a page that is not there is named', () => {
  expect(getProblems(pool, undefined, () => [])).toEqual([
    `${pool}: the page is missing`,
  ]);
});
