import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../../src/search/indexing/buildIndex';
import {searchFiles} from '../../../src/search/indexing/files';
import {collectFolds} from '../../../src/search/indexing/folds';
import {getMergedSynonyms} from '../../../src/search/indexing/mergedSynonyms';
import {
  getGlossaryGroups,
  readSynonyms,
} from '../../../src/search/indexing/synonyms';
import {listEntries, collectTexts} from '../../../src/search/data';
import type {Operation, Reference} from '../../../src/reference/model';
import type {RichText} from '../../../src/reference/richText';
import {createDocumentRecords} from '../../../src/search/records/documentRecords';
import {createOperationRecords} from '../../../src/search/records/operationRecords';
import {listPagePlaces} from '../../../src/search/records/places';
import {splitIdentifiers, toStem} from '../../../src/search/words';
import {packed, records} from './site';

const noSynonyms = {objects: [], others: []};

describe('the files', () => {
  it('hold every record with its title, context and address', () => {
    const entries = listEntries(packed.names);
    expect(
      entries.map(({kind, title, context, path}) => ({
        kind,
        title,
        context,
        path,
      })),
    ).toEqual(
      records.map(({kind, title, context, page, anchor}) => ({
        kind,
        title,
        context,
        path: anchor === '' ? page : `${page}#${anchor}`,
      })),
    );
  });

  it('hold a text that several have once', () => {
    const [one] = records;
    const twice = [one, {...one, page: '/other'}].flatMap((record) =>
      record ? [{...record, page: record.page ?? '', text: 'same'}] : [],
    ) as typeof records;
    const {text} = buildIndex(twice, 'id', noSynonyms);
    expect(text.texts[1]).toBe(0);
    expect(collectTexts(text)).toEqual(['same', 'same']);
  });

  it('are the same bytes each time, and others with other texts', () => {
    const names = [...searchFiles(records, noSynonyms).keys()];
    expect([...searchFiles(records, noSynonyms).keys()]).toEqual(names);
    const other = records.map((one) => ({...one, text: `${one.text}!`}));
    expect([...searchFiles(other, noSynonyms).keys()]).not.toEqual(names);
  });
});

describe('places of a page', () => {
  it('have their anchors and texts', () => {
    const text = (words: string) => [['p', {}, words]];
    expect(
      listPagePlaces([
        [
          'Glance',
          {label: 'At a glance'},
          ['Fact', {name: 'Backend'}, 'Soil'],
          ['Fact', {name: 'Effect'}, ['code', {}, 'writes'], ' once'],
        ],
        ['p', {}, 'Plants ', ['code', {}, 'trees'], '.'],
        ['h2', {id: 'request'}, 'Request'],
        [
          'Fields',
          {
            anchor: 'request',
            fields: [
              {
                name: 'kind',
                type: 'string',
                text: text('Kind.'),
                values: [{name: 'OAK', text: text('An oak.')}],
              },
            ],
          },
        ],
        [
          'EnumValues',
          {
            anchor: 'error',
            values: [
              {
                name: 'unknown',
                text: [
                  [
                    'ul',
                    {},
                    [
                      'li',
                      {id: 'error.unknown.1'},
                      ['p', {}, 'Frozen.'],
                      ['p', {}, ['strong', {}, 'Fix'], ': Wait.'],
                    ],
                  ],
                ],
              },
            ],
          },
        ],
      ]),
    ).toMatchObject([
      {
        kind: 'section',
        id: '',
        text: 'Plants trees. · Backend Soil · Effect writes once',
      },
      {kind: 'section', id: 'request', name: 'Request', text: ''},
      {kind: 'field', id: 'request.kind', text: 'Kind.'},
      {kind: 'value', id: 'request.kind.OAK', text: 'An oak.'},
      {kind: 'value', id: 'error.unknown.1', text: 'Frozen. Fix: Wait.'},
    ]);
  });
});

describe('the text of an operation', () => {
  const content: RichText[] = [
    ['p', {}, 'Fells a tree.'],
    ['Glance', {}, ['Fact', {name: 'Effect'}, 'loses the tree']],
    ['h2', {id: 'behavior'}, 'Behavior'],
    ['Glance', {}, ['Fact', {name: 'Limit'}, '3 s']],
    ['h2', {id: 'by-hand'}, 'The same by hand'],
    ['p', {}, 'Take an axe.'],
  ];

  it('has the facts of each box', () => {
    expect(listPagePlaces(content)[0]?.text).toBe(
      'Fells a tree. · Effect loses the tree · Limit 3 s',
    );
  });

  it('has the commands that do the same, which are no record', () => {
    const operation = {
      path: '/holt.tree.v1.TreeService/FellTree',
      rpc: 'FellTree',
      slug: 'tree-fell-tree',
      summary: 'Fell a tree',
      serviceKey: 'tree',
      byHand: {commands: [{tool: 'axe', command: 'axe --tree $TREE'}]},
    } as unknown as Operation;
    const reference = {schemas: new Map()} as unknown as Reference;
    const all = createOperationRecords(operation, content, reference);
    expect(all.map(({kind, text}) => [kind, text])).toEqual([
      [
        'operation',
        'Fells a tree. · Effect loses the tree · Limit 3 s axe --tree $TREE',
      ],
    ]);
  });
});

describe('records of a document', () => {
  it('are its sections with an id, without code and elements', () => {
    const markdown = `---
title: Water
---

import Box from './Box';

First **words**.

## When {#when}

<Box>

In the evening.

</Box>

\`\`\`sh
npm test
\`\`\`

### No id

At noon.
`;
    const about = {
      kind: 'document' as const,
      title: 'Water',
      description: 'How to.',
      page: '/docs/water',
    };
    expect(
      createDocumentRecords(about, markdown).map(({title, anchor, text}) => [
        title,
        anchor,
        text,
      ]),
    ).toEqual([
      ['Water', '', 'How to. First words.'],
      ['When', 'when', 'In the evening. No id At noon.'],
    ]);
  });

  it('are the steps of a guide, with what stands in them', () => {
    const about = {
      kind: 'document' as const,
      title: 'Water',
      description: 'How to.',
      page: '/docs/guides/water',
    };
    const markdown = `First.

<GuideStep guide={guide} step="openIt">

In the evening.

</GuideStep>

<GuideStep guide={guide} step="closeIt" />
`;
    const steps = [
      {id: 'openIt', title: 'Open the tap', anchor: 'open-it'},
      {id: 'closeIt', title: 'Close it', anchor: 'close-it'},
    ];
    expect(
      createDocumentRecords(about, markdown, steps).map(
        ({title, context, anchor, text}) => [title, context, anchor, text],
      ),
    ).toEqual([
      ['Water', '', '', 'How to. First.'],
      ['Open the tap', 'Water', 'open-it', 'In the evening.'],
      ['Close it', 'Water', 'close-it', ''],
    ]);
  });
});

describe('synonyms', () => {
  it('of one word are one group', () => {
    expect(
      getMergedSynonyms([
        ['Pool', 'storage pool'],
        ['disk', 'drive'],
        ['pool', '集區', 'storage pool'],
      ]),
    ).toEqual([
      ['Pool', 'storage pool', '集區'],
      ['disk', 'drive'],
    ]);
  });

  it('are groups of words', () => {
    expect(
      readSynonyms(
        'objects:\n- [VM, virtual machine]\nothers:\n- [copy, clone]',
        'f',
      ),
    ).toEqual({
      objects: [['VM', 'virtual machine']],
      others: [['copy', 'clone']],
    });
    expect(
      getGlossaryGroups([
        {words: ['image (picture)', '圖片']},
        {words: ['a', 'a']},
      ]),
    ).toEqual([['image', '圖片']]);
  });

  it.each([
    ['', 'write a list of groups under "objects:"'],
    ['- [a, b]', 'write a list of groups under "objects:"'],
    ['objects: []', 'write a list of groups under "others:"'],
    ['objects:\n- [a]', 'objects, group 1: a group is a list of two'],
    ['objects:\n- [a, b]\n- [c, 404]', 'objects, group 2: 404 is not a word'],
    ['objects:\n- [a, one two three four five]', 'more than 4 words'],
    ['objects: []\nothers:\n- [a, a]', 'others, group 1: "a" stands twice'],
  ])('say what is wrong: %s', (yaml, message) => {
    expect(() => readSynonyms(yaml, 'f.yaml')).toThrow(message);
    expect(() => readSynonyms(yaml, 'f.yaml')).toThrow('f.yaml');
  });
});

describe('words', () => {
  it('of Chinese are read as Simplified ones, where they occur', () => {
    expect(collectFolds(['樹園 tree', '樹木'])).toEqual(['園樹', '园树']);
    expect(collectFolds(['樹園 tree', '樹木'], '樹')).toEqual(['園', '园']);
  });

  it.each([
    ['ListOSDs', ['List', 'OSDs']],
    ['IPAddress', ['IP', 'Address']],
    ['create-pool_type.v1', ['create', 'pool', 'type', 'v1']],
    ['READ_WRITE', ['READ', 'WRITE']],
    ['s3', ['s3']],
    ['Crème', ['Cr', 'è', 'me']],
  ])('of %s', (name, parts) => {
    expect(splitIdentifiers(name)).toEqual(parts);
  });

  it.each([
    ['creating', 'create'],
    ['machines', 'machine'],
    ['stopped', 'stop'],
    ['policies', 'policy'],
    ['resizes', 'resizing'],
  ])('%s and %s are alike', (one, other) => {
    expect(toStem(one)).toBe(toStem(other));
  });

  it.each(['status', 'access', 'osd', 'this'])('%s stays', (word) => {
    expect(toStem(word)).toBe(word);
  });
});
