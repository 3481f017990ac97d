import {expect, it} from 'vitest';
import {loadReference} from '../../../src/generate/loadReference';
import {createDocumentRecords} from '../../../src/search/records/documentRecords';
import {createReferenceRecords} from '../../../src/search/records/referenceRecords';
import {createSymptomRecords} from '../../../src/search/records/symptomRecords';

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

it('a page of symptoms has a record for each row of its tables', () => {
  const about = {
    kind: 'document' as const,
    title: 'Trouble',
    description: '',
    page: '/docs/troubleshooting',
  };
  const markdown = `---
title: Trouble
---

### It stays small {#stays-small}

It waits.

1. Look at the tap.

| You see | It is | Do |
| --- | --- | --- |
| The log says \`no water \\| in pipe\`, or \`dry\` | A closed tap | See [taps](./taps.mdx#open) |
| Nothing | Winter | [Wait](#stays-small) |
`;
  const records = createSymptomRecords(about, markdown, {
    unrelated: [],
    symptoms: [
      {id: 'stays-small', signs: ['small tree'], reports: ['so small']},
    ],
  });
  expect(records.slice(1)).toMatchObject([
    {
      kind: 'symptom',
      anchor: 'stays-small',
      text: 'It waits. · Look at the tap.',
      reports: ['so small'],
    },
    {
      title: 'The log says no water | in pipe, or dry',
      context: 'It stays small',
      anchor: 'stays-small.1',
      messages: ['no water | in pipe'],
      cause: ['A closed tap'],
      fix: ['See ', ['a', {href: '/docs/taps#open'}, 'taps']],
    },
    {
      anchor: 'stays-small.2',
      fix: [['a', {href: '/docs/troubleshooting#stays-small'}, 'Wait']],
    },
  ]);
});

it('a header without a schema of its own leads to a page that lists it', () => {
  const reference = loadReference('.', 'en');
  const [header] = reference.headers;
  const trace = {
    ...header!,
    name: 'Trace-Id',
    description: 'Names the call.',
    type: {name: 'string', isSchema: false, repeated: false, map: false},
  };
  const records = createReferenceRecords(
    {...reference, headers: [...reference.headers, trace]},
    [],
    {t: (english) => english},
  ).filter(({kind}) => kind === 'header');
  expect(records).toHaveLength(reference.headers.length + 1);
  expect(records.at(-1)?.page).toMatch(/^\/docs\/api\/\w/);
  expect(records.at(-1)).toMatchObject({
    title: 'Trace-Id',
    text: 'Names the call.',
    anchor: 'header.Trace-Id',
  });
});
