import {describe, expect, it} from 'vitest';
import {pack} from '../../../src/search/indexing/pack';
import {searchFiles} from '../../../src/search/indexing/files';
import {foldsOf} from '../../../src/search/indexing/folds';
import {
  glossaryGroups,
  readSynonyms,
} from '../../../src/search/indexing/synonyms';
import {entriesOf} from '../../../src/search/entries';
import {documentRecords} from '../../../src/search/records/documentRecords';
import {placesOf} from '../../../src/search/records/places';
import {partsOf, stemOf} from '../../../src/search/words';
import {packed, records} from './site';

const words = {folds: ['', ''] as [string, string], synonyms: []};

describe('the files', () => {
  it('hold every record with its title, context and address', () => {
    const entries = entriesOf(packed.names);
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
    expect(pack(twice, 'id', words).text.texts).toEqual(['same', 0]);
  });

  it('are the same bytes each time, and others with other texts', () => {
    const names = [...searchFiles(records, words).keys()];
    expect([...searchFiles(records, words).keys()]).toEqual(names);
    const other = records.map((one) => ({...one, text: `${one.text}!`}));
    expect([...searchFiles(other, words).keys()]).not.toEqual(names);
  });
});

describe('places of a page', () => {
  it('have their anchors and texts', () => {
    const text = (words: string) => [['p', {}, words]];
    expect(
      placesOf([
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
      {kind: 'section', id: '', text: 'Plants trees.'},
      {kind: 'section', id: 'request', name: 'Request', text: ''},
      {kind: 'field', id: 'request.kind', text: 'Kind.'},
      {kind: 'value', id: 'request.kind.OAK', text: 'An oak.'},
      {kind: 'value', id: 'error.unknown.1', text: 'Frozen.'},
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
      documentRecords(about, markdown).map(({title, anchor, text}) => [
        title,
        anchor,
        text,
      ]),
    ).toEqual([
      ['Water', '', 'How to. First words.'],
      ['When', 'when', 'In the evening. No id At noon.'],
    ]);
  });
});

describe('synonyms', () => {
  it('are groups of words', () => {
    expect(readSynonyms('- [VM, virtual machine]', 'f')).toEqual([
      ['VM', 'virtual machine'],
    ]);
    expect(
      glossaryGroups([
        {words: ['image (picture)', '圖片']},
        {words: ['a', 'a']},
      ]),
    ).toEqual([['image', '圖片']]);
  });

  it.each([
    ['a: b', 'write a list of groups'],
    ['- [a]', 'group 1: a group is a list of two'],
    ['- [a, b]\n- [c, 404]', 'group 2: 404 is not a word'],
    ['- [a, one two three four five]', 'more than 4 words'],
    ['- [a, a]', '"a" stands twice'],
  ])('say what is wrong: %s', (yaml, message) => {
    expect(() => readSynonyms(yaml, 'f.yaml')).toThrow(message);
    expect(() => readSynonyms(yaml, 'f.yaml')).toThrow('f.yaml');
  });
});

describe('words', () => {
  it('of Chinese are read as Simplified ones, where they occur', () => {
    expect(foldsOf(['樹園 tree', '樹木'])).toEqual(['園樹', '园树']);
  });

  it.each([
    ['ListOSDs', ['List', 'OSDs']],
    ['IPAddress', ['IP', 'Address']],
    ['create-pool_type.v1', ['create', 'pool', 'type', 'v1']],
    ['READ_WRITE', ['READ', 'WRITE']],
    ['s3', ['s3']],
    ['Crème', ['Cr', 'è', 'me']],
  ])('of %s', (name, parts) => {
    expect(partsOf(name)).toEqual(parts);
  });

  it.each([
    ['creating', 'create'],
    ['machines', 'machine'],
    ['stopped', 'stop'],
    ['policies', 'policy'],
    ['resizes', 'resizing'],
  ])('%s and %s are alike', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it.each(['status', 'access', 'osd', 'this'])('%s stays', (word) => {
    expect(stemOf(word)).toBe(word);
  });
});
