import type {JsonObject} from '../../../src/sandbox/json';
import type {SandboxData} from '../../../src/sandbox/model';

const text = {type: 'string'};
const flag = {type: 'boolean'};
const int64 = {type: 'string', format: 'int64', pattern: '^-?[0-9]+$'};
const to = (name: string): JsonObject => ({$ref: `#/$defs/holt.a.v1.${name}`});
const list = (items: JsonObject): JsonObject => ({type: 'array', items});

const message = (
  properties: JsonObject,
  required: string[] = [],
): JsonObject => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? {required} : {}),
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
  Trunk: message({height: int64, rings: {type: 'integer', format: 'int32'}}),
  Tree: message({
    ...tree,
    id: int64,
    planted: text,
    status: text,
    tallest: flag,
    nests: list(to('Nest')),
  }),
  Bush: message({name: text, root: message({id: text}), mark: text, uid: text}),
  Shrub: message({name: text, rootId: text}),
  Nest: message({id: text, bird: text, fed: {type: 'integer'}}),
  Ask: message({scopeUuid: text, name: text}),
  Plant: message({...tree, scopeUuid: text, dryRun: flag, tallest: flag}, [
    'name',
  ]),
  Brood: message({scopeUuid: text, treeName: text, nestId: text, bird: text}),
  Scopes: message({scopes: list(message({uuid: text, name: text}))}),
  Machines: message({machines: list(message({id: text}))}),
  Trees: message({trees: list(to('Tree'))}),
  Nests: message({nests: list(to('Nest'))}),
  View: message({view: text}),
  Line: message({line: text, log: text}),
  Talk: message({command: text}),
  Said: message({sessionId: text, stdout: text}),
  Say: message({sessionId: text, stdin: text}),
};

export const schemas: SandboxData['schemas'] = Object.fromEntries(
  Object.entries(short).map(([name, schema]) => [`holt.a.v1.${name}`, schema]),
);
