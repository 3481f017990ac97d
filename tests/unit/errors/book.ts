import type {ErrorBook} from '../../../src/errors/model';
import {createPatternOfText} from '../../../src/errors/patterns';
import {lookUpTexts} from '../../../src/reference/lookUpTexts';

const labels = Object.fromEntries(
  [...Object.keys(lookUpTexts), 'Check', 'Fix', ': ', ', '].map((text) => [
    text,
    text,
  ]),
) as ErrorBook['labels'];

/** A book without errors. */
export const emptyBook: ErrorBook = {
  labels,
  texts: [],
  operations: [],
  causes: [],
  patterns: [],
  symptoms: [],
  common: '',
};

const code = (text: string): ['code', object, string] => ['code', {}, text];

/** A book of a forest: two operations, four causes, two symptoms. */
export const forestBook: ErrorBook = {
  labels,
  texts: [
    ['The forest has no tree of that name.'],
    [
      ['a', {href: '/docs/api/tree-list-trees'}, code('ListTrees')],
      ' does not show ',
      code('name'),
      '.',
    ],
    ['Correct ', code('name'), '.'],
    ['The tree is already felled.'],
    ['The sawmill does not respond.'],
  ] as ErrorBook['texts'],
  operations: [
    {
      rpc: 'FellTree',
      path: '/holt.tree.v1.TreeService/FellTree',
      page: '/docs/api/tree-fell-tree',
      steps: [['Make planks: Fell the tree', '/docs/guides/planks#fell']],
    },
    {
      rpc: 'ListTrees',
      path: '/holt.tree.v1.TreeService/ListTrees',
      page: '/docs/api/tree-list-trees',
      request: {forest: 'north', name: 'oak-1', limit: 5, kind: 'HARD_WOOD'},
    },
    {
      rpc: 'GetTree',
      path: '/holt.tree.v1.TreeService/GetTree',
      page: '/docs/api/tree-get-tree',
    },
  ],
  causes: [
    {
      operation: 0,
      code: 'unknown',
      backend: 'Forest',
      anchor: 'error.unknown.1',
      text: 0,
      check: 1,
      fix: 2,
    },
    {
      operation: 2,
      code: 'unknown',
      backend: 'Forest',
      anchor: 'error.unknown',
      text: 0,
      check: 1,
      fix: 2,
    },
    {
      operation: 0,
      code: 'unknown',
      backend: 'Forest',
      anchor: 'error.unknown.2',
      text: 3,
    },
    {
      operation: 0,
      code: 'unavailable',
      backend: 'Sawmill',
      anchor: 'error.unavailable',
      text: 4,
    },
  ],
  patterns: [
    {
      ...createPatternOfText('trees.forest.io "{name}" not found'),
      causes: [0, 1],
    },
    {...createPatternOfText('tree {name} is already felled'), causes: [2]},
    {
      ...createPatternOfText(
        'Get "https://{host}/saw/v1": dial tcp {address}: connect: connection refused',
      ),
      causes: [3],
    },
  ],
  symptoms: [
    {
      title: 'A tree stays Growing',
      address: '/docs/troubleshooting#tree-stays-growing',
      text: 'It needs rain.',
      signs: [createPatternOfText('tree does not grow')],
      states: ['Growing'],
      words: [],
    },
    {
      title: 'HTTP 404 without a body',
      address: '/docs/troubleshooting#empty-404',
      text: 'The path does not exist.',
      signs: [],
      words: [],
      http: [{statuses: [404], body: 'empty'}],
    },
  ],
  common: '',
};
