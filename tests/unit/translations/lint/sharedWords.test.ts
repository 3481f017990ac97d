import {expect, it} from 'vitest';
import {getSharedWords} from '../../../../src/translations/lint/sharedWords';

const term = (english: string, note = '') => ({
  english,
  right: '註解',
  avoid: [],
  strict: false,
  note,
});

it('two terms with one word are reported', () => {
  expect(getSharedWords([term('annotation'), term('comment')])).toEqual([
    '"註解" stands for annotation and for comment. Give one of them another word, or name it in the note of the other.',
  ]);
});

it.each([
  [[term('annotation', '程式碼的 comment 也是'), term('comment')]],
  [[term('annotation'), term('comment', '與 annotation 同字')]],
  [[term('annotation'), term('')]],
  [[term('annotation'), {...term('comment'), right: '備註'}]],
])('two that say so are not, nor words without a term', (glossary) => {
  expect(getSharedWords(glossary)).toEqual([]);
});
