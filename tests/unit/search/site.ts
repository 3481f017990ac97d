import {createEngine, type SearchEngine} from '../../../src/search';
import {packSearch, splitFile} from '../../../src/search/file';
import {labelTexts, type Label} from '../../../src/search/labels';
import {collectFolds} from '../../../src/search/records/folds';
import type {SearchRecord} from '../../../src/search/record';

const service = 'holt.tree.v1.TreeService';

/** A record of a small API about trees. */
export const record = (
  more: Partial<SearchRecord> & Pick<SearchRecord, 'kind' | 'title' | 'page'>,
): SearchRecord => ({
  context: '',
  anchor: '',
  text: '',
  service: 'tree',
  ...more,
});

const operation = (rpc: string, title: string, text = ''): SearchRecord =>
  record({
    kind: 'operation',
    title,
    context: `POST /${service}/${rpc}`,
    page: `/docs/api/tree-${rpc.toLowerCase()}`,
    text,
  });

const page = '/docs/api/tree-planttree';

export const records: SearchRecord[] = [
  record({
    kind: 'service',
    title: 'Tree service',
    context: service,
    page: '/docs/api/tree-service',
  }),
  operation('PlantTree', 'Plant a tree', 'Digs a hole in the garden first.'),
  ...['species', 'heightMeters', 'gardenName'].map((name) =>
    record({
      kind: 'field',
      title: `PlantTreeRequest.${name}`,
      context: 'Plant a tree',
      page,
      anchor: `request.${name}`,
    }),
  ),
  ...['frozen', 'too dry'].map((state, index) =>
    record({
      kind: 'error',
      title: 'PlantTree: unknown',
      context: 'Plant a tree',
      page,
      anchor: `error.unknown.${index + 1}`,
      cause: [`The soil is ${state}.`],
      check: [
        'See ',
        ['a', {href: '/docs/api/tree-listtrees'}, ['code', {}, 'garden']],
        '.',
      ],
      fix: ['Wait for ', ['code', {}, 'garden'], '.'],
      messages: [
        `cannot dig in the garden "{garden}": the soil is ${state}`,
        index === 0
          ? 'the admission webhook of the whole garden has denied this request:'
          : 'SoilTooDryForRoots',
      ],
    }),
  ),
  {
    ...operation('ListTrees', 'List trees'),
    request: {garden: 'south', limit: 3},
  },
  operation('PlantTreeHouse', 'Plant a tree house'),
  operation('PruneTree', 'Prune a tree', 'A tree; a tree; sow a tree.'),
  operation('FellTree', '砍伐樹木', '刪除花園裡的樹木。'),
  record({
    kind: 'schema',
    title: 'Tree',
    context: 'holt.tree.v1.Tree',
    page: '/docs/api/schemas/tree',
  }),
  record({
    kind: 'field',
    title: 'Tree.gardenName',
    context: 'Tree',
    page: '/docs/api/schemas/tree',
    anchor: 'field.gardenName',
  }),
  record({
    kind: 'document',
    title: 'Water a garden',
    page: '/docs/water',
    service: undefined,
    text: 'In the evening, not at noon. A garden needs water.',
  }),
];

const symptom = record({
  kind: 'symptom',
  title: 'A tree does not grow',
  context: 'Troubleshooting',
  page: '/docs/troubleshooting',
  anchor: 'tree-does-not-grow',
  service: undefined,
  text: 'It waits for water.',
  messages: ['tree stays Seedling'],
  reports: ['my oak is as small as last year', '樹苗一直沒有長大'],
});
records.push(
  symptom,
  {
    ...symptom,
    title: 'The log says no water in pipe',
    context: symptom.title,
    anchor: 'tree-does-not-grow.1',
    text: '',
    messages: ['no water in pipe'],
    reports: [],
    cause: ['The tap is closed.'],
    fix: ['Open the tap.'],
  },
  record({
    kind: 'symptom',
    title: 'An empty page',
    page: '/docs/troubleshooting',
    anchor: 'empty-page',
    service: undefined,
    statuses: [404],
    messages: ['nginx says HTTP 404', '[unimplemented] HTTP 404'],
  }),
);

const labels = Object.fromEntries(
  [...Object.keys(labelTexts), 'Check', 'Fix', ': ', ', '].map((label) => [
    label,
    label,
  ]),
) as Record<Label, string>;

/** The file as a browser reads it. */
export const file = packSearch({
  records,
  synonyms: [
    ['tree', '樹木'],
    ['plant', 'sow', 'put in'],
  ],
  folds: collectFolds(records.flatMap(({title, text}) => [title, text])),
  labels,
  unrelated: ['my printer is as slow as last year', 'npm error code 1'],
});

/** The engine of the trees. */
export function createSiteEngine(): Promise<SearchEngine> {
  const {names = '', texts} = splitFile(file);
  return createEngine(names, texts);
}
