import {expect, it} from 'vitest';
import {getSections} from '../../../src/translations/sections';

const text = [
  '---',
  'title: A',
  '---',
  '',
  "import a from 'a';",
  '',
  'Before.',
  '',
  '## One {#one}',
  '',
  '```md',
  '## Not {#not}',
  '```',
  '',
  'Within.',
  '',
  '### No id',
  '',
  '## Two {#two}',
].join('\n');

it('cuts a guide page at its steps', () => {
  const page = [
    '<GuideStep guide={guide} step="readIt" />',
    '',
    '<GuideStep guide={guide} step="openSsh">',
    '',
    'Within.',
    '',
    '</GuideStep>',
  ].join('\n');
  expect(getSections(page).map(({id, line}) => [id, line])).toEqual([
    ['', 1],
    ['read-it', 1],
    ['open-ssh', 3],
  ]);
});

it('cuts a document at headings with an id, without front matter and code', () => {
  expect(
    getSections(text).map((section) => ({
      ...section,
      text: section.text.trim(),
    })),
  ).toEqual([
    {id: '', line: 1, text: 'Before.'},
    {id: 'one', line: 9, text: '## One {#one}\n\n\n\nWithin.\n\n### No id'},
    {id: 'two', line: 19, text: '## Two {#two}'},
  ]);
});
