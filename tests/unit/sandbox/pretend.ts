import type {JsonObject} from '../../../src/calls/json';
import type {SandboxData, SandboxOperation} from '../../../src/sandbox/model';
import {getSession, type Session} from './session';

const text = {type: 'string'};
const int64 = {type: 'string', format: 'int64', pattern: '^-?[0-9]+$'};
const to = (name: string): JsonObject => ({$ref: `#/$defs/holt.a.v1.${name}`});
const list = (items: JsonObject): JsonObject => ({type: 'array', items});
const message = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
});

const tree = {
  name: text,
  kind: to('Kind'),
  trunk: to('Trunk'),
  labels: {type: 'object', additionalProperties: text},
  birds: list(text),
};

const short: Record<string, JsonObject> = {
  Empty: {type: 'object'},
  Kind: {type: 'string', enum: ['UNSPECIFIED', 'OAK', 'FIR']},
  Trunk: message({
    height: int64,
    rings: {type: 'integer', format: 'int32'},
    ringCount: {type: 'integer', format: 'int32'},
  }),
  Tree: message({...tree, id: int64}),
  Ask: message({scopeUuid: text, name: text}),
  Plant: message({...tree, scopeUuid: text}),
  Scopes: message({scopes: list(message({uuid: text, name: text}))}),
  View: message({view: text}),
  Line: message({line: text, log: text}),
};

const schemas: SandboxData['schemas'] = Object.fromEntries(
  Object.entries(short).map(([name, schema]) => [`holt.a.v1.${name}`, schema]),
);

type Example = [request: JsonObject, response: JsonObject];

const operation = (
  rpc: string,
  request: string,
  response: string,
  examples: Example[],
  more: Partial<SandboxOperation> = {},
): [string, SandboxOperation] => [
  `/holt.a.v1.AService/${rpc}`,
  {
    rpc,
    request: `holt.a.v1.${request}`,
    response: `holt.a.v1.${response}`,
    streaming: false,
    unimplemented: false,
    errors: [],
    rule: {},
    simulated: true,
    examples: examples.map(([asked, answered], index) => ({
      name: `example ${index}`,
      request: asked,
      response: answered,
    })),
    ...more,
  },
];

const streaming = {streaming: true};

/** Woods in which trees grow and birds nest: what a sandbox is made of. */
export const data: SandboxData = {
  schemas,
  objects: {
    wood: {
      schema: 'holt.a.v1.Scope',
      key: {name: 'name'},
      seeds: ['/holt.a.v1.AService/ListScopes#scopes'],
    },
    tree: {schema: 'holt.a.v1.Tree', key: {name: 'name'}},
  },
  statuses: {
    unknown: 520,
    invalid_argument: 421,
    deadline_exceeded: 524,
    not_found: 424,
    unimplemented: 521,
  },
  operations: Object.fromEntries([
    operation(
      'ListScopes',
      'Empty',
      'Scopes',
      [[{}, {scopes: [{uuid: 'north', name: 'n'}, {uuid: 'south'}]}]],
      {rule: {list: 'wood'}},
    ),
    operation(
      'CreateTree',
      'Plant',
      'Tree',
      [
        [
          {name: 'fir'},
          {
            name: 'fir',
            kind: 'FIR',
            labels: {a: 'b'},
            trunk: {height: '1'},
          },
        ],
      ],
      {rule: {create: 'tree'}},
    ),
    operation('ClimbTree', 'Ask', 'View', [
      [{name: 'ash'}, {view: 'the sea'}],
      [{name: 'fir'}, {view: 'the hills'}],
    ]),
    operation('AskTree', 'Ask', 'View', [[{}, {view: 'none'}]], {
      unimplemented: true,
    }),
    operation('WatchTree', 'Ask', 'Line', [[{name: 'ash'}, {log: 'a bud'}]], {
      ...streaming,
      rule: {
        note: 'Nothing grows.',
        stream: [{log: '$.log'}, {log: 'a leaf'}, {line: '$.line'}],
      },
    }),
    operation(
      'WatchSeasons',
      'Empty',
      'Line',
      [
        [{}, {line: 'spring'}],
        [{}, {line: 'summer'}],
        [{}, {line: 'autumn'}],
      ],
      streaming,
    ),
  ]),
};

/** A session in those woods. */
export const pretendSession = (changed: SandboxData = data): Session =>
  getSession(changed);
