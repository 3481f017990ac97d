import {expect, it} from 'vitest';
import {lintDescription} from '../../../src/lint/lint';
import {readShapes} from '../../../src/lint/rules/shapes';
import {parseSource} from '../../../src/files/sourceFile';
import {
  changed,
  describeWith,
  files,
  listPools,
  platformMap,
  poolSchema,
  poolService,
  root,
  sandbox,
  version,
} from './site';

const glossary = parseSource(
  'glossary.yaml',
  '- term: storage\n  avoid: [store]\n',
);
const shapes = readShapes();
const lint = (more: Record<string, string> = {}, foreign: string[] = []) =>
  lintDescription(describeWith(more), glossary, new Set(foreign), shapes, []);

it('finds nothing wrong where nothing is, and says how much it read', () => {
  expect(lint()).toEqual({problems: [], texts: 14, examples: 2});
});

type Case = [
  rule: string,
  files: Record<string, string>,
  file: string,
  line: number,
  message: string,
];

const listImages = 'openapi/services/pool/operations/list-images.yaml';
const copy = {
  [listImages]:
    files[listPools]
      ?.replace('_ListPools', '_ListImages')
      .replace('the pools', 'the images') ?? '',
  [root]: `${files[root]}  /holt.pool.v1.PoolService/ListImages: {$ref: services/pool/operations/list-images.yaml}\n`,
};

const marked = (file: string, before: string, line: number): Case => [
  'uncertain',
  changed(file, before, before.replace(/^( *)/, '$1x-uncertain: perhaps\n$1')),
  file,
  line,
  '"perhaps" is not in the description.',
];

it.each<Case>([
  [
    'presence',
    changed(
      poolSchema,
      '      description: What the cluster calls it. Absent if it has no name.\n',
      '      x-always-present: true\n',
    ),
    poolSchema,
    9,
    'field name has no description.',
  ],
  [
    'repeated names',
    changed(
      poolService,
      'Manages pools, each of which is a part of the storage cluster with its own rules.',
      `The pool service${'.'.repeat(80)}`,
    ),
    poolService,
    2,
    'The description of service PoolService only repeats its name.',
  ],
  [
    'swapped names',
    copy,
    listImages,
    5,
    'The description of operation ListImages is that of operation ListPools with another name.',
  ],
  [
    'style',
    changed(poolService, 'the pool alone.', 'the pool alone'),
    poolService,
    5,
    'The description of guide section objects of PoolService ends without a full stop.',
  ],
  [
    'terms',
    changed(version, 'the server', 'the store'),
    version,
    2,
    'The description of Connect-Protocol-Version says "store". Write "storage".',
  ],
  [
    'terms beside descriptions',
    changed(listPools, 'summary: All pools', 'summary: All in store'),
    listPools,
    16,
    'The summary of ListPools says "store". Write "storage".',
  ],
  [
    'forms',
    changed(poolSchema, 'Request to list', 'Asks for'),
    poolSchema,
    3,
    'The description of holt.pool.v1.ListPoolsRequest must begin with "Request to", as in "Request to list pools."',
  ],
  [
    'names',
    changed(poolSchema, 'Whole copies.', 'Whole copies of `otherPools`.'),
    poolSchema,
    16,
    'The description of value REPLICATED names `otherPools`. The API has no such field.',
  ],
  [
    'operations',
    changed(listPools, 'summary: List pools', 'summary: List pools.'),
    listPools,
    4,
    'The summary must be a phrase of up to 60 characters.',
  ],
  marked(listPools, '  description: >-', 5),
  marked(poolSchema, '  description: Request', 3),
  marked(poolService, 'description: Manages', 2),
  marked(version, 'description: Tells', 2),
  [
    'examples',
    changed(listPools, 'value: {}', 'value: {typ: a}'),
    listPools,
    16,
    'The request example "all" is not valid: the message must NOT have additional properties {"additionalProperty":"typ"}',
  ],
  [
    'shapes',
    changed(
      listPools,
      '  summary: List',
      '  x-destuctive: true\n  summary: List',
    ),
    listPools,
    4,
    '"x-destuctive" is not known here. The keys are: operationId, tags, summary, description, x-destructive, x-unimplemented, x-uncertain, x-related, x-at-a-glance, x-by-hand, x-connect-errors, parameters, requestBody, responses.',
  ],
  [
    'places of operations',
    changed(root, 'Service/ListPools', 'Service/ListPool'),
    root,
    7,
    `/holt.pool.v1.PoolService/ListPool leads to ${listPools}, whose operationId is PoolService_ListPools.`,
  ],
  [
    'places of schemas',
    {
      [poolSchema]: `${files[poolSchema]}holt.pool.v1.Leaf:\n  type: object\n  description: The end of a branch.\n`,
    },
    poolSchema,
    19,
    'No operation and no schema refers to holt.pool.v1.Leaf, so it has no page.',
  ],
  [
    'places of services',
    changed(root, 'pool/service', 'image/service'),
    poolService,
    1,
    'openapi/openapi.yaml does not name this file under "tags", so the service has no page.',
  ],
  [
    'sandbox',
    changed(sandbox, 'seeds: [ListPools]', 'seeds: [ListPool]'),
    sandbox,
    3,
    'There is no operation ListPool.',
  ],
  [
    'platform map',
    changed(platformMap, 'field: name', 'field: depth'),
    platformMap,
    8,
    'holt.pool.v1.Pool has no field "depth".',
  ],
  [
    'response fields',
    changed(poolSchema, ' Absent if none are.', ''),
    poolSchema,
    12,
    'A response can hold "kind" of holt.pool.v1.Pool: mark it "x-always-present: true", or say in its description when it is absent ("Absent if …").',
  ],
  [
    'facts at a glance',
    changed(listPools, 'effect: changes-nothing', 'effect: fails'),
    listPools,
    29,
    'An operation that reads has the "effect" of a repeat "changes-nothing".',
  ],
])('asks the rule of %s', (_, more, file, line, message) => {
  expect(lint(more).problems).toEqual([{file, line, message}]);
});

it('asks the rule of documents', () => {
  const documents = [{file: 'docs/a.mdx', text: '# A store\n'}];
  expect(
    lintDescription(describeWith(), glossary, new Set(), shapes, documents)
      .problems,
  ).toEqual([
    {
      file: 'docs/a.mdx',
      line: 1,
      message: 'The text says "store". Write "storage".',
    },
  ]);
});

it('lets names of other systems pass', () => {
  const more = changed(poolSchema, 'Whole copies.', 'See `otherPools`.');
  expect(lint(more).problems).toHaveLength(1);
  expect(lint(more, ['otherPools']).problems).toEqual([]);
});
