import {expect, it} from 'vitest';
import {pages} from '../crawl';

it('no page shows marks of Markdown as text', () => {
  const problems = [...pages.values()].flatMap(({file, marks}) =>
    marks.map((around) => `${file}: ${around}`),
  );
  expect(problems.slice(0, 20)).toEqual([]);
});
