import {
  facts,
  files,
  introduction,
  listPools,
  page,
  platformMap,
  poolSchema,
  poolService,
  root,
  sandbox,
  version,
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

const listImages = 'openapi/services/pool/operations/list-images.yaml';
const operationText = /description: >-\n.*\n.*\n/;
const described = (text: string): string =>
  `description: ${JSON.stringify(text)}\n`;
const enough =
  'The result is the same, however often the call is made, and it needs neither a scope nor a machine.';
const comment = '# yaml-language-server: $schema=';
const repeat = '{effect: changes-nothing}';
const nameText = 'What the cluster calls it. Absent if it has no name.';

const noComment = (file: string, schema: string): Fault => [
  file,
  comment + schema,
  `${comment}other.json`,
  `A comment must name the JSON Schema for editors: "${comment}${schema}".`,
];

/** Faults by the rule of Redocly, or of this site, that finds them. */
export const faults: Record<string, Fault[]> = {
  'Redocly: operation-operationId': [
    [
      listPools,
      '  operationId: PoolService_ListPools\n',
      '',
      'Operation object should contain `operationId` field. (Rule operation-operationId of Redocly.)',
      {at: 'post:'},
    ],
  ],
  'Redocly: no-unresolved-refs': [
    [
      listPools,
      '{$ref: ../schemas/pool.yaml#/holt.pool.v1.ListPoolsRequest}',
      '{$ref: ../schemas/nothing.yaml#/a}',
      "Can't resolve $ref",
    ],
  ],
  'Redocly: stepId-unique': [
    [
      workflow,
      'stepId: waitForIt',
      'stepId: listPools',
      'The `stepId` must be unique',
      {at: 'stepId: listPools\n        description: Waits'},
    ],
  ],
  'json-schemas': [
    noComment(listPools, '../../../json-schemas/operation.json'),
    noComment(poolSchema, '../../../json-schemas/schema.json'),
    noComment(poolService, '../../json-schemas/service.json'),
    noComment(sandbox, 'json-schemas/sandbox.json'),
    noComment(platformMap, 'json-schemas/platform-map.json'),
    noComment(workflow, '../json-schemas/workflow.json'),
    [
      listPools,
      '  summary',
      '  x-destuctive: true\n  summary',
      '"x-destuctive" is not known here. The keys are: operationId, tags, summary, x-sidebar-label, description, deprecated, x-draft, x-destructive, x-unimplemented, x-uncertain, x-related, x-at-a-glance, x-by-hand, x-connect-errors, parameters, requestBody, responses.',
    ],
    [
      listPools,
      '  summary',
      '  x-destructive: false\n  summary',
      'post.x-destructive must be equal to constant.',
    ],
    [
      listPools,
      'summary: List pools',
      `summary: List pools\n  x-sidebar-label: ${'x'.repeat(38)}`,
      'post.x-sidebar-label must NOT have more than 37 characters.',
      {at: 'x-sidebar-label'},
    ],
    [
      listPools,
      '      description: The cluster',
      '      x-http: 3\n      description: The cluster',
      '"x-http" is not known here. The keys are: code, description, message, check, fix, x-uncertain.',
    ],
    [
      poolSchema,
      '      enum:',
      '      x-enumDescription: {}\n      enum:',
      '"x-enumDescription" is not known here. The keys are: $ref, type,',
    ],
    [
      poolService,
      'id: objects',
      'id: object',
      'x-guide.0.id must be one of: objects, life-cycle, order, caution.',
    ],
    [
      sandbox,
      'list: pool}',
      'list: pool, creat: pool}',
      '"creat" is not known here. The keys are: list, get, create,',
    ],
    [
      workflow,
      'title: Wait for it,',
      'title: Wait for it, titel: Wait,',
      '"titel" is not known here. The keys are: title,',
    ],
    [
      workflow,
      'x-step: {title: Wait for it, expect: The pool.,',
      'x-step: {title: Wait for it,',
      '"expect" is missing in workflows.0.steps.1.x-step.',
    ],
    [
      workflow,
      'payload: {like: $inputs.name}',
      'payload: {}',
      'workflows.0.steps.0.requestBody.payload must NOT have fewer than 1 properties.',
      {others: true},
    ],
    [
      workflow,
      'type: string,',
      'type: string, contentMediaType: script,',
      'workflows.0.inputs.properties.name.contentMediaType must match pattern',
    ],
  ],
  places: [
    [
      listImages,
      '',
      (files[listPools] ?? '').replace('_ListPools', '_ListImages'),
      'openapi/openapi.yaml names this file under no path, so it has no page. Add its path there.',
      {at: 'operationId'},
    ],
    [
      root,
      'Service/ListPools',
      'Service/ListPool',
      `/holt.pool.v1.PoolService/ListPool leads to ${listPools}, whose operationId is PoolService_ListPools.`,
      {at: '$ref: services/pool/operations'},
    ],
    [
      root,
      'holt.pool.v1',
      'holt.image.v1',
      'The package in /holt.image.v1.PoolService/ListPools is not that of the folder pool/.',
      {at: '$ref: services/pool/operations'},
    ],
    [
      root,
      'components:',
      '  /pool.v1.PoolService/ListPools: {$ref: services/pool/operations/list-pools.yaml}\ncomponents:',
      `${listPools} has another path already.`,
    ],
    [
      listPools,
      '[PoolService]',
      '[ImageService]',
      'The tag of PoolService_ListPools is PoolService.',
    ],
    [
      poolSchema,
      'holt.pool.v1.Pool:',
      'holt.image.v1.Pool:',
      'The package of holt.image.v1.Pool is not that of its folder.',
      {
        at: 'type: object\n  description: A part',
        also: [
          [listPools, 'holt.pool.v1.Pool}', 'holt.image.v1.Pool}'],
          [sandbox, 'holt.pool.v1.Pool', 'holt.image.v1.Pool'],
          [platformMap, 'holt.pool.v1.Pool', 'holt.image.v1.Pool'],
        ],
      },
    ],
    [
      poolSchema,
      '',
      'holt.pool.v1.Leaf:\n  type: object\n  description: The end of a branch.\n',
      'No operation and no schema refers to holt.pool.v1.Leaf, so it has no page.',
      {at: 'type: object\n  description: The end'},
    ],
    [
      'openapi/services/image/service.yaml',
      '',
      `${comment}../../json-schemas/service.json\nname: ImageService\nx-displayName: Images\n`,
      'openapi/openapi.yaml does not name this file under "tags", so the service has no page.',
      {at: 'name:'},
    ],
    [
      poolService,
      'name: PoolService',
      'name: LakeService',
      'LakeService belongs into another folder than pool/.',
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
  'platform-map': [
    [platformMap, 'service: pool', 'service: lake', 'no service "lake".'],
    [
      platformMap,
      'schema: holt.pool.v1.Pool',
      'schema: holt.pool.v1.Pool\n      refersTo: [{object: lake, field: name}]\n    lake:\n      name: Lake\n      schema: holt.pool.v1.ListPoolsRequest',
      'holt.pool.v1.ListPoolsRequest has no field "name".',
      {at: '{object: pool'},
    ],
    [platformMap, 'object: pool', 'object: lake', 'There is no object "lake".'],
    [
      platformMap,
      'field: name',
      'field: name.first',
      'holt.pool.v1.Pool has no field "name.first".',
    ],
  ],
  presence: [
    [
      poolService,
      /description: Manages.*\n/,
      '',
      'service PoolService has no description.',
      {at: 'name:'},
    ],
    [
      listPools,
      operationText,
      described('Lists pools.'),
      'The description of operation ListPools has 12 characters; at least 120 are needed to say what it is.',
    ],
    [
      listPools,
      'All pools, in one response.',
      'All of them.',
      'The description of response of ListPools has 12 characters; at least 15 are needed to say what it is.',
    ],
    [
      listPools,
      'The cluster refuses the request.',
      'The cluster is broken.',
      'The description of error unknown of ListPools has 22 characters; at least 25 are needed to say what it is.',
    ],
    [
      listPools,
      'fix: Start the cluster.',
      "fix: ''",
      'fix of ListPools has no description.',
    ],
    [
      poolService,
      'Manages pools, each of which',
      'It is all of what',
      'The description of service PoolService has 70 characters; at least 80 are needed',
    ],
    [
      poolService,
      'A pool belongs to one cluster, and its images belong to the pool alone.',
      'A pool belongs to one cluster.',
      'The description of guide section objects of PoolService has 30 characters; at least 60 are needed',
    ],
    [
      version,
      'Tells the server which protocol is spoken.',
      'Tells the version.',
      'The description of Connect-Protocol-Version has 18 characters; at least 20 are needed',
    ],
    [
      'openapi/shared/responses/Error.yaml',
      'The call failed, and the body says why.',
      'The call failed.',
      'The description of Error has 16 characters; at least 20 are needed',
    ],
    [
      poolSchema,
      'A part of the storage cluster.',
      'A part of it.',
      'The description of schema holt.pool.v1.Pool has 13 characters; at least 15 are needed',
    ],
    [
      poolSchema,
      'Whole copies.',
      'Whole.',
      'The description of value REPLICATED has 6 characters; at least 8 are needed',
    ],
    [
      poolSchema,
      nameText,
      'Absent now.',
      'The description of field name has 11 characters; at least 12 are needed',
    ],
  ],
  'swapped-name': [
    [
      root,
      'components:',
      '  /holt.pool.v1.PoolService/ListImages: {$ref: services/pool/operations/list-images.yaml}\ncomponents:',
      'The description of operation ListImages is that of operation ListPools with another name.',
      {
        file: listImages,
        at: 'description: >-',
        also: [
          [
            listImages,
            '',
            (files[listPools] ?? '')
              .replace('_ListPools', '_ListImages')
              .replace('the pools', 'the images'),
          ],
        ],
      },
    ],
  ],
  style: [
    [
      listPools,
      operationText,
      described(`List pools and all that is in them. ${enough}`),
      'The description of operation ListPools must begin with a verb in the third person, such as "Creates".',
    ],
    [
      listPools,
      operationText,
      described(`Lists pools, ${'and more '.repeat(20)}and that is all.`),
      'The description of operation ListPools has a first sentence of 209 characters; it is the meta description and may have 165.',
    ],
    [
      listPools,
      operationText,
      described(
        'Lists pools, whose number the caller gives, with everything that belongs to them and is not otherwise protected against it!',
      ),
      'The description of operation ListPools must begin with a sentence that ends with a full stop.',
    ],
  ],
  words: [
    [
      listPools,
      'summary: List pools',
      'summary: List in store',
      'The summary of ListPools says "store". Write "storage".',
    ],
    [
      listPools,
      'The log of the cluster',
      'The store, i.e. the log,',
      'The check of ListPools says "store". Write "storage".',
      {
        also: [
          ['openapi/glossary.yaml', '- term: that is\n  avoid: [i.e.]\n', ''],
        ],
      },
    ],
    [
      listPools,
      'The cluster refuses',
      'The store refuses',
      'The description of error unknown of ListPools says "store". Write "storage".',
    ],
    [
      version,
      'the server',
      'the\n  STORE',
      'The description of Connect-Protocol-Version says "STORE". Write "storage".',
      {at: 'Tells'},
    ],
    [
      introduction,
      'A pool is a part',
      'A `store`, all\nin all, is a part',
      'The text says "all in all". Leave it out.',
    ],
    [
      workflow,
      'expect: All pools.',
      'expect: All that they store.',
      'The expect of the guide find-a-pool says "store". Write "storage".',
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
      listPools,
      'Start the cluster.',
      'Start the cluster with `StartPool`.',
      'The description of fix of ListPools names `StartPool`. The API has no such operation or message.',
    ],
    [
      workflow,
      'expect: All pools.',
      'expect: As `first` and `GetPool` say.',
      'The description of expect of the guide find-a-pool names `GetPool`. The API has no such operation or message.',
    ],
  ],
  operations: [
    [
      listPools,
      'summary: List pools',
      'summary: List pools.',
      'The summary must be a phrase of up to 60 characters.',
    ],
    [
      listPools,
      'summary: List pools',
      'summary: List pools\n  x-sidebar-label: List pools',
      'The label is the summary, which the sidebar shows anyway. Leave it out.',
      {at: 'x-sidebar-label'},
    ],
    [
      listPools,
      'summary: List pools',
      `summary: ${'x'.repeat(61)}`,
      'The summary must be a phrase of up to 60 characters.',
    ],
    [
      listPools,
      / {2}x-connect-errors:\n(?: {4}.*\n)+/,
      '',
      'PoolService_ListPools lists no errors.',
      {at: 'PoolService_', others: true},
    ],
    [
      listPools,
      'code: unknown',
      'code: REPLICATED',
      '"REPLICATED" is not a code of Connect.',
      {also: [[workflow, /          failures:\n.*\n/, '']]},
    ],
    [
      listPools,
      '  summary:',
      '  x-related:\n    - ListPools\n    - ListPool\n  summary:',
      'There is no operation ListPool.',
      {at: '- ListPools'},
    ],
  ],
  'empty-response': [
    [
      listPools,
      'pool.yaml#/holt.pool.v1.Pool}',
      'empty.yaml#/google.protobuf.Empty}',
      'The response has no fields. Describe it as "Empty response.", and say the rest in the description of the operation.',
      {
        at: 'All pools, in',
        also: [
          [
            'openapi/services/pool/schemas/empty.yaml',
            '',
            `${comment}../../../json-schemas/schema.json\ngoogle.protobuf.Empty:\n  type: object\n  description: No fields at all.\n`,
          ],
        ],
        others: true,
      },
    ],
  ],
  'at-a-glance': [
    [
      listPools,
      'effect: reads',
      'effect: destroys',
      'An operation that destroys has "x-destructive: true" too.',
    ],
    [
      listPools,
      '  x-by-hand:',
      '  x-destructive: true\n  x-by-hand:',
      'An operation with "x-destructive: true" has the effect "destroys".',
      {
        at: 'reads',
        also: [
          [
            workflow,
            /title: (.*)\n {10}expect/,
            'destroys: All of them.\n          title: List the pools\n          expect',
          ],
          [workflow, 'title: Wait', 'destroys: It., title: Wait'],
        ],
      },
    ],
    [
      listPools,
      repeat,
      '{effect: fails}',
      'An operation that reads has the "effect" of a repeat "changes-nothing".',
    ],
    [
      listPools,
      repeat,
      '{effect: changes-nothing, text: A repeat fails because the name is taken.}',
      '"text" says that a repeat fails: its "effect" is "fails", not "changes-nothing".',
    ],
    [
      listPools,
      repeat,
      '{effect: changes-nothing, text: Without a name a repeat ends with `unknown`.}',
      'its "effect" is one of fails, fails-partway, varies, not "changes-nothing".',
    ],
    [
      listPools,
      `effect: reads\n    responds: after\n    repeat: ${repeat}`,
      'effect: writes\n    responds: after\n    repeat: {effect: acts-again}',
      'Say in "text" what a repeat does that is not nothing.',
      {at: '{effect: acts-again}'},
    ],
    [
      listPools,
      `effect: reads\n    responds: after\n    repeat: ${repeat}`,
      'effect: writes\n    responds: after\n    repeat: {effect: fails, text: It is done twice.}',
      'The "effect" of a repeat is "fails": say in "text" when and why it fails.',
      {at: '{effect: fails'},
    ],
    [
      listPools,
      '  x-by-hand:',
      '  x-unimplemented: true\n  x-by-hand:',
      'An operation with "x-unimplemented: true" has the "effect" of a repeat "fails".',
      {at: repeat},
    ],
    [
      listPools,
      '    repeat:',
      '    needs: [{text: pool, from: MakePool}]\n    repeat:',
      'There is no operation MakePool.',
    ],
    [
      listPools,
      '    repeat:',
      '    poll: {operation: GetPool, field: state, until: [up]}\n    repeat:',
      'There is no operation GetPool.',
    ],
  ],
  'request-schema': [
    [
      poolSchema,
      'Request to list every pool.',
      'Asks for every pool.',
      'The description of holt.pool.v1.ListPoolsRequest must begin with "Request to", as in "Request to list pools."',
    ],
  ],
  'always-present': [
    [
      poolSchema,
      ' Absent if it has no name.',
      '',
      'A response can hold "name" of holt.pool.v1.Pool: mark it "x-always-present: true", or say in its description when it is absent ("Absent if …").',
      {at: 'type: string\n      description: What'},
    ],
    [
      poolSchema,
      'type: string\n      description: How',
      'type: array\n      x-always-present: true\n      items: {type: string}\n      description: How',
      '"kind" is a list or a map, which a response lacks if it is empty. Take "x-always-present" away.',
      {
        also: [
          [listPools, 'value: {name: rbd}', 'value: {name: rbd, kind: []}'],
          [poolSchema, /      enum.*\n.*\n.*\n/, ''],
        ],
      },
    ],
    [
      poolSchema,
      'Request to list every pool.\n',
      'Request to list every pool.\n  properties:\n    of: {type: string, description: Name of the cluster., x-always-present: true}\n',
      'No response holds holt.pool.v1.ListPoolsRequest, so "of" is not "x-always-present".',
      {at: '{type: string, desc'},
    ],
  ],
  uncertain: [
    [
      poolSchema,
      `description: ${nameText}`,
      `description: ${nameText}\n      x-uncertain: it may change`,
      '"it may change" is not in the description.',
      {at: 'it may'},
    ],
    [
      listPools,
      '      description: The cluster refuses the request.',
      '      description: The cluster refuses the request.\n      x-uncertain: The cluster refuses',
      '"The cluster refuses" holds no word of doubt (may, might, can, depends, usually, some builds, perhaps).',
      {at: 'The cluster refuses\n'},
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
      listPools,
      operationText,
      described(`${enough} It names \`backup-x\` and \`backup-7\`.`),
      '"backup-x" is no name of a pool.',
      {others: true},
    ],
    [
      workflow,
      "'a {$steps.listPools.outputs.first} b'",
      'backup-one',
      '"backup-one" is no name of a pool.',
      {others: true},
    ],
    [
      page,
      'Pools hold objects.',
      'The pool `backup-one` holds objects.',
      '"backup-one" is no name of a pool.',
    ],
    [
      facts,
      'kind: name of a pool\n    ',
      '',
      '"kind" is missing in names.0.',
      {at: 'from: The cluster', others: true},
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
      'summary: All pools, value: {}',
      'summary: All pools',
      'The request example "all" has no value.',
    ],
    [
      listPools,
      'summary: One pool, ',
      '',
      'The response example "all" has no summary.',
      {at: '{value: {name'},
    ],
    [
      listPools,
      'value: {}',
      'value: {typ: a}',
      'The request example "all" is not valid: the message must NOT have additional properties {"additionalProperty":"typ"}',
    ],
    [
      listPools,
      'value: {name: rbd}',
      'value: {name: rbd, kind: WHOLE}',
      'The response example "all" is not valid: /kind must be equal to one of the allowed values {"allowedValues":["REPLICATED"]}',
    ],
    [
      poolSchema,
      `description: ${nameText}`,
      `x-always-present: true\n      description: ${nameText}`,
      `The response example "all" is not valid: the message must have required property 'name' {"missingProperty":"name"}`,
      {
        file: listPools,
        at: '{summary: One',
        also: [[listPools, 'value: {name: rbd}', 'value: {}']],
      },
    ],
    [
      listPools,
      'value: {name: rbd}',
      'value: {name: rdb}',
      'The response example "all" uses "rdb", which is not in openapi/datacentre/.',
    ],
  ],
  'guide-names': [
    [
      workflow,
      'workflowId: findAPool',
      'workflowId: findPool',
      'workflowId must be findAPool, as the file is named.',
    ],
  ],
  'guide-inputs': [
    [
      workflow,
      'default: rbd',
      'default: "a\\nb"',
      'The default has several lines: say what the text is, as in "contentMediaType: text/plain", so that its field has several lines too.',
    ],
    [
      workflow,
      'type: string,',
      'type: string, format: password, contentMediaType: text/plain,',
      'Only a text that is no secret has a field of several lines: leave "contentMediaType" out.',
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
      'condition: $statusCode == 200',
      'condition: $statusCode != 500',
      'Step listPools: the first criterion must be $statusCode == 200.',
    ],
    [
      workflow,
      'payload: {like: $inputs.name}',
      "payload: '{}'",
      `Step listPools: write "application/json; charset=utf-8" with the payload '{}', and "application/json" with any other.`,
      {others: true},
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
      'Step listPools: there is no input "nam". The inputs are: name.',
    ],
    [
      workflow,
      '{like: $inputs.name}',
      '{like: $steps.waitForIt.outputs.first}',
      'Step listPools: no earlier step is "waitForIt". The earlier ones are: .',
    ],
    [
      workflow,
      'outputs.first}',
      'outputs.last}',
      'Step waitForIt: step listPools has no output "last". Its outputs are: first.',
    ],
    [
      workflow,
      '{like: $inputs.name}',
      '{like: $statusCode, a: $inputs.name}',
      'Step listPools: a request cannot name its own response.',
    ],
    [
      workflow,
      'like: $inputs.name',
      'like: $input.name',
      'Step listPools: "$input.name" is no expression.',
    ],
    [
      workflow,
      'criteria: [{condition: $statusCode != 200}]',
      'criteria: [{condition: $statusCode = 200}]',
      'Step waitForIt: The condition "$statusCode = 200" cannot be read from "= 200"',
    ],
    [
      workflow,
      '            type: jsonpath\n',
      '',
      'must have "type: jsonpath" and "context: $response.body" if it is a JSONPath, and neither if it is not.',
      {at: 'condition: $..pools'},
    ],
    [
      workflow,
      '$response.body#/pools',
      '$response.body#pools',
      'is no JSON Pointer',
    ],
    [
      workflow,
      ', default: rbd',
      '',
      'The input "name" is required and has no default: the guide must run with no input given.',
      {at: '{type: string, desc'},
    ],
    [
      workflow,
      'default: rbd',
      'default: 3',
      'The default of the input "name" is no string.',
    ],
    [
      workflow,
      'required: [name]',
      'required: [name, b]',
      'There is no input "b".',
    ],
    [
      workflow,
      '        name: {type',
      '        other: {type: string, description: Other.}\n        name: {type',
      'No step uses the input "other".',
    ],
  ],
  'pages of guides': [
    [
      page,
      'step="listPools"',
      'step="waitForIt"',
      `Show each step of ${workflow} once with <GuideStep>, in this order: listPools, waitForIt. The document shows: waitForIt, waitForIt.`,
    ],
    [
      'docs/guides/other.mdx',
      '',
      '\n',
      'There is no workflow openapi/workflows/other.arazzo.yaml.',
    ],
  ],
};
