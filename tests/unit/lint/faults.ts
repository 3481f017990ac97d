import {
  files,
  listPools,
  page,
  platform,
  platformMap,
  poolSchema,
  poolService,
  root,
  sandbox,
  synonyms,
  workflow,
  type Change,
} from './site';

/** A fault: the part of a file with another in its place, and the message. */
export type Fault = [
  file: string,
  from: string | RegExp,
  to: string,
  /** The whole message, or as much of it as tells what to do. */
  message: string,
  more?: {
    /** The message names the line of this part, or else of what was put in. */
    at?: string;
    /** The file that the message names, if it is another. */
    file?: string;
    /** What changes besides. */
    also?: Change[];
    /** Whether other rules have something to say too. */
    others?: boolean;
  },
];

const listImages = 'openapi/words/pool/operations/list-images.yaml';
const operationText = /description: >-\n.*\n.*\n/;
const described = (text: string): string =>
  `description: ${JSON.stringify(text)}\n`;
const enough =
  'The result is the same, however often the call is made, and it needs neither a scope nor a machine.';
const comment = '# yaml-language-server: $schema=';
const repeat = '{effect: changes-nothing}';

/** Faults by the rule of Redocly, or of this site, that finds them. */
export const faults: Record<string, Fault[]> = {
  'Redocly: security-defined': [
    [
      root,
      '  - basicAuth: []',
      '  - tokenAuth: []',
      'There is no `tokenAuth` security scheme defined. (Rule security-defined of Redocly.)',
    ],
  ],
  'json-schemas': [
    [
      listPools,
      `${comment}../../../json-schemas/operation.json`,
      `${comment}other.json`,
      'A comment must name the JSON Schema of the file in openapi/json-schemas/',
    ],
    [
      listPools,
      '  summary',
      '  x-destuctive: true\n  summary',
      '"x-destuctive" is not known here. The keys are: operationId, summary,',
    ],
    [
      poolService,
      'id: objects',
      'id: object',
      'x-guide.0.id must be one of: objects, life-cycle, order, caution.',
    ],
    [
      synonyms,
      '- [pool, 集區]',
      '- [pool, 404]',
      '0.1 must be string: Phrase of at most four words',
    ],
  ],
  places: [
    [
      listPools,
      'PoolService_ListPools',
      'PoolService_ListPool',
      `${platform} has no operation PoolService.ListPool, so nobody reads these words. Did you mean holt.pool.v1.PoolService.ListPools?`,
      {at: 'operationId', others: true},
    ],
    [
      poolSchema,
      '    name:\n',
      '    nmae:\n',
      `${platform} has no field holt.pool.v1.Pool.nmae, so nobody reads these words. Did you mean holt.pool.v1.Pool.name?`,
      {at: 'description: What', others: true},
    ],
    [
      poolSchema,
      '',
      'holt.pool.v1.Leaf:\n  description: The end of a branch.\n',
      `${platform} has no schema holt.pool.v1.Leaf, so nobody reads these words. Move what still holds to another place, and delete the rest.`,
      {at: 'description: The end'},
    ],
    [
      listImages,
      '',
      files[listPools] ?? '',
      `PoolService_ListPools is also described in ${listImages}.`,
      {file: listPools, at: '#', others: true},
    ],
  ],
  sandbox: [
    [
      sandbox,
      'seeds: [ListPools]',
      'seeds: [ListPool]',
      'There is no operation ListPool.',
    ],
    [
      sandbox,
      'ListPools: {list: pool}',
      'ListPools: {get: pool, missing: There is no pool}',
      'ListPools lists no error whose description begins with "There is no pool". Write the first words of one of these: "The cluster refuses the request.".',
    ],
  ],
  home: [
    [poolService, 'ListPools', 'ListPool', 'There is no operation ListPool.'],
  ],
  'platform-map': [
    [platformMap, 'object: pool', 'object: lake', 'There is no object "lake".'],
  ],
  presence: [
    [
      listPools,
      operationText,
      described('Lists pools.'),
      'post.description must NOT have fewer than 120 characters: ',
    ],
    [
      listPools,
      'fix: Start the cluster.',
      "fix: ''",
      'post.x-connect-errors.0.fix must NOT have fewer than 1 characters: Fix.',
      {others: true},
    ],
  ],
  style: [
    [
      listPools,
      operationText,
      described(`List pools and all that is in them. ${enough}`),
      'The text must begin with a verb in the third person, such as "Creates", in a sentence of at most 165 characters.',
    ],
  ],
  words: [
    [
      listPools,
      'summary: List pools',
      'summary: List in store',
      'The text says "store". Write "storage".',
    ],
    [
      page,
      'you have now',
      'the store has',
      'The text says "store". Write "storage".',
    ],
  ],
  names: [
    [
      workflow,
      'expect: All pools.',
      'expect: As `first` and `GetPool` say.',
      'The text names `GetPool`. The API has no such operation or message.',
    ],
  ],
  operations: [
    [
      listPools,
      'summary: List pools',
      'summary: List pools.',
      'post.summary must match pattern "[^.]$": Title of the page: a phrase',
    ],
    [
      listPools,
      / {2}x-connect-errors:\n(?: {4}.*\n)+/,
      '',
      '"x-connect-errors" is missing in post.',
      {at: 'operationId', others: true},
    ],
    [
      listPools,
      '  summary:',
      '  x-related: [ListPool]\n  summary:',
      'There is no operation ListPool.',
    ],
  ],
  behavior: [
    [
      listPools,
      'effect: reads',
      'effect: destroys',
      '"x-destructive" is missing in post.',
      {at: 'operationId', others: true},
    ],
    [
      listPools,
      repeat,
      '{effect: changes-nothing, text: Calling it again fails because the name is taken.}',
      'post.x-behavior.repeat.effect must be "fails": According to the text, a repeat fails.',
      {others: true},
    ],
    [
      listPools,
      '    repeat:',
      '    poll: {operation: GetPool, field: state, until: [up]}\n    repeat:',
      'There is no operation GetPool.',
    ],
  ],
  'always-present': [
    [
      poolSchema,
      ' Absent if it has no name.',
      '',
      'A response can hold "name" of holt.pool.v1.Pool: mark it "x-always-present: true", or say in its description when it is absent ("Absent if …").',
      {at: 'description: What'},
    ],
  ],
  facts: [
    [
      listPools,
      'value: {name: rbd}',
      'value: {name: lake}',
      'holt.pool.v1.Pool.name: "lake" is no name of a pool. openapi/facts.yaml says which there are (r\\w+, backup-\\d+) and where they are known from.',
      {others: true},
    ],
    [
      page,
      'Pools hold objects.',
      'The pool `backup-one` holds objects.',
      '"backup-one" is no name of a pool.',
    ],
  ],
  examples: [
    [
      listPools,
      'all: {summary: One',
      'one: {summary: One',
      'Every operation needs a request and a response example under the same key.',
      {at: 'content:'},
    ],
    [
      listPools,
      'value: {}',
      'value: {typ: a}',
      'The request example "all" is not valid: the message must NOT have additional properties {"additionalProperty":"typ"}',
    ],
  ],
  'guide-inputs': [
    [
      workflow,
      'default: rbd',
      'default: "a\\nb"',
      'workflows.0.inputs.properties.name.default: A multiline value requires "contentMediaType: text/plain", which makes its input multiline.',
    ],
  ],
  'guide-steps': [
    [
      workflow,
      'operationId: PoolService_ListPools',
      'operationId: PoolService_GetPool',
      'Step listPools: there is no operation PoolService_GetPool.',
    ],
    [
      workflow,
      'code: unknown',
      'code: not_found',
      'Step listPools: the page of PoolService_ListPools does not list not_found. Its codes are: unknown.',
    ],
  ],
  'guide-expressions': [
    [
      workflow,
      'like: $inputs.name',
      'like: $inputs.nam',
      'There is no input "nam". The inputs are: name.',
    ],
    [
      workflow,
      'criteria: [{condition: $statusCode != 200}]',
      'criteria: [{condition: $statusCode = 200}]',
      'The condition "$statusCode = 200" cannot be read from "$statusCode = 200"',
    ],
    [
      workflow,
      '            type: jsonpath\n',
      '',
      '"type" is missing in workflows.0.steps.0.successCriteria.1.',
      {at: 'condition: $..pools', others: true},
    ],
    [
      workflow,
      'undo: []',
      'undo: [], result: It exists.',
      'workflows.0.x-guide.result must match pattern',
    ],
  ],
  'pages of guides': [
    [
      page,
      'step="listPools"',
      'step="waitForIt"',
      `Show each step of ${workflow} once with <GuideStep>, in this order: listPools, waitForIt. The document shows: waitForIt, waitForIt.`,
    ],
  ],
};
