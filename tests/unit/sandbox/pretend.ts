import type {JsonObject} from '../../../src/sandbox/json';
import type {SandboxData, SandboxOperation} from '../../../src/sandbox/model';
import {handlers, rules} from './rules';
import {schemas} from './schemas';
import {getSession, type Session} from './session';

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
    examples: examples.map(([asked, answered], index) => ({
      name: `example ${index}`,
      request: asked,
      response: answered,
    })),
    ...more,
  },
];

const here = {scopeUuid: 'north'};
const ash = {id: '7', name: 'ash', kind: 'OAK', status: 'growing'};
const whole = {...ash, trunk: {height: '12'}, planted: 'long ago'};
const streaming = {streaming: true};

const lost = {unknownScope: {code: 'unknown', message: 'no wood north'}};

/** Woods in which trees grow and birds nest: what a sandbox is made of. */
export const data: SandboxData = {
  schemas,
  rules,
  statuses: {
    unknown: 520,
    invalid_argument: 421,
    deadline_exceeded: 524,
    not_found: 424,
    already_exists: 429,
    unimplemented: 521,
  },
  operations: Object.fromEntries([
    operation('ListScopes', 'Empty', 'Scopes', [
      [{}, {scopes: [{uuid: 'north', name: 'n'}, {uuid: 'south'}]}],
    ]),
    operation('ListMachines', 'Ask', 'Machines', [
      [here, {machines: [{id: 'saw'}]}],
    ]),
    operation(
      'ListTrees',
      'Ask',
      'Trees',
      [
        [here, {trees: [ash, {id: '9', name: 'fir'}]}],
        [{scopeUuid: 'south'}, {trees: [{id: '20', name: 'ash'}]}],
      ],
      lost,
    ),
    operation('GetTree', 'Ask', 'Tree', [[{...here, name: 'ash'}, whole]]),
    operation('CreateTree', 'Plant', 'Tree', [
      [
        {...here, name: 'fir', kind: 'FIR'},
        {...whole, id: '9', name: 'fir'},
      ],
      [
        {...here, name: 'yew'},
        {...whole, id: '88', name: 'yew', bark: 'red'},
      ],
    ]),
    operation('GrowTree', 'Plant', 'Tree', [[{...here, name: 'ash'}, whole]]),
    operation('MeasureTree', 'Plant', 'Trunk', [[{}, {height: '12'}]]),
    operation('CrownTree', 'Plant', 'Tree', [[{}, whole]]),
    operation('FellTree', 'Plant', 'Empty', [[{}, {}]]),
    operation('ListEverywhere', 'Empty', 'Trees', [[{}, {}]]),
    operation('PlantBush', 'Shrub', 'Bush', [
      [{}, {name: 'box', root: {id: 'r'}, mark: 'm', uid: 'u'}],
    ]),
    operation('AddNest', 'Brood', 'Nest', [
      [
        {...here, treeName: 'elm', bird: 'tit'},
        {id: 'n', bird: 'tit'},
      ],
    ]),
    operation('FeedNest', 'Brood', 'Nest', [[{}, {id: 'n', bird: 'owl'}]]),
    operation('ListNests', 'Brood', 'Nests', [[{}, {}]]),
    operation(
      'ClimbTree',
      'Ask',
      'View',
      [
        [{name: 'ash'}, {view: 'the sea'}],
        [{name: 'fir'}, {view: 'the hills'}],
      ],
      lost,
    ),
    operation('AskTree', 'Ask', 'View', [[{}, {view: 'none'}]], {
      unimplemented: true,
    }),
    operation(
      'WatchTree',
      'Ask',
      'Line',
      [[{...here, name: 'ash'}, {log: 'a bud\na leaf'}]],
      streaming,
    ),
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
    operation('Talk', 'Talk', 'Said', [[{}, {}]], streaming),
    operation(
      'Run',
      'Talk',
      'Said',
      [[{command: 'date'}, {stdout: 'bm93'}]],
      streaming,
    ),
    operation('Say', 'Say', 'Empty', [[{}, {}]]),
    operation('Whisper', 'Ask', 'Empty', [[here, {}]]),
  ]),
};

/** A session in those woods. */
export const pretendSession = (changed: SandboxData = data): Session =>
  getSession(changed, handlers);
