import {expect, it} from 'vitest';
import {readSynonyms} from '../../../src/search/indexing/synonyms';
import {createDocumentRecords} from '../../../src/search/records/documentRecords';

it('a document has a record for each section and step, without code', () => {
  const about = {
    kind: 'document' as const,
    title: 'Water',
    description: 'How to.',
    page: '/docs/guides/water',
  };
  const markdown = `---
title: Water
---

import Box from './Box';

First **words**.

<GuideStep guide={guide} step="openIt">

In the **evening**.

</GuideStep>

## When {#when}

\`\`\`sh
npm test
\`\`\`

### No id

At noon.
`;
  const steps = [{id: 'openIt', title: 'Open the tap', anchor: 'open-it'}];
  expect(
    createDocumentRecords(about, markdown, steps).map(
      ({title, context, anchor, text}) => [title, context, anchor, text],
    ),
  ).toEqual([
    ['Water', '', '', 'How to. First words.'],
    ['Open the tap', 'Water', 'open-it', 'In the evening.'],
    ['When', 'Water', 'when', 'No id At noon.'],
  ]);
});

it.each([
  ['- [a, b]', 'write a list of groups under "objects:"'],
  ['objects:\n- [a]', 'objects, group 1: a group is a list of two'],
  ['objects:\n- [a, b]\n- [c, 404]', 'objects, group 2: 404 is not a word'],
  ['objects: []\nothers:\n- [a, a]', 'others, group 1: "a" stands twice'],
])('a file of synonyms says what is wrong: %s', (yaml, message) => {
  expect(() => readSynonyms(yaml, 'f.yaml')).toThrow(/f\.yaml/);
  expect(() => readSynonyms(yaml, 'f.yaml')).toThrow(message);
});
