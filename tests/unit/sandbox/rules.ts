import {fail, type OperationHandler} from '../../../src/sandbox/call';
import {findLists} from '../../../src/sandbox/rules';
import {platformHandlers} from '../../../src/sandbox/handlers';
import type {SandboxRules} from '../../../src/sandbox/model';

const gone = {code: 'not_found', message: 'no tree "ash" here'};
const taken = {code: 'already_exists', message: 'a fir is there: fir'};
const ill = {code: 'unknown', message: 'the tree is ill'};

/** What the pretended sandbox remembers. */
export const rules: SandboxRules = {
  objects: {
    scope: {
      schema: 'holt.a.v1.Scope',
      key: {name: ['name']},
      seeds: ['ListScopes.scopes'],
    },
    machine: {
      schema: 'holt.a.v1.Machine',
      key: {id: ['id']},
      seeds: ['ListMachines.machines'],
    },
    tree: {
      schema: 'holt.a.v1.Tree',
      scope: ['scopeUuid'],
      key: {name: ['name']},
      seeds: ['ListTrees.trees', 'GetTree'],
      values: [{name: 'elm', id: '3', status: 'ill'}],
    },
    bush: {
      schema: 'holt.a.v1.Bush',
      key: {name: ['name'], 'root.id': ['rootId']},
    },
    birdNest: {
      schema: 'holt.a.v1.Nest',
      key: {id: ['nestId']},
      within: {object: 'tree', list: 'nests', by: {name: 'treeName'}},
      values: [
        {of: {name: 'ash', id: '7'}, id: 'high', bird: 'owl'},
        {of: {name: 'fir'}, id: 'high', bird: 'jay'},
      ],
    },
  },
  operations: {
    ListScopes: {list: 'scope', as: 'scopes'},
    ListMachines: {list: 'machine', as: 'machines'},
    ListTrees: {list: 'tree', as: 'trees'},
    ListEverywhere: {list: 'tree', as: 'trees'},
    GetTree: {get: 'tree', missing: gone},
    CreateTree: {
      create: 'tree',
      unless: 'dryRun',
      taken,
      set: {id: '$next', planted: '$now', status: 'growing'},
    },
    GrowTree: {
      update: 'tree',
      unless: 'dryRun',
      missing: gone,
      refused: [{if: {status: ['ill']}, cause: ill}],
      set: {'trunk.height': '99'},
    },
    MeasureTree: {update: 'tree', missing: false, answer: 'trunk'},
    CrownTree: {update: 'tree', unless: 'dryRun', set: {tallest: true}},
    FellTree: {
      delete: 'tree',
      unless: 'dryRun',
      missing: gone,
      refused: [{if: {status: ['ill']}, cause: ill}],
    },
    AddNest: {create: 'birdNest', missing: gone, taken},
    FeedNest: {
      update: 'birdNest',
      missing: {code: 'unknown'},
      causes: {noTree: gone},
    },
    PlantBush: {
      create: 'bush',
      taken,
      set: {mark: 'leaf-$serial', uid: '$uuid'},
    },
    ListNests: {list: 'birdNest', as: 'nests'},
    WatchTree: {stream: 'logs'},
    Talk: {stream: 'terminal'},
    Run: {stream: 'terminal'},
    Say: {causes: {closed: {code: 'not_found'}}},
    Whisper: {causes: {always: {code: 'unknown', message: 'nobody whispers'}}},
  },
};

/** What only one operation of it does. */
export const handlers: Record<string, OperationHandler> = {
  CrownTree: {
    effects: (_, {value, place}) => {
      for (const tree of place.values) {
        if (tree !== value) tree.tallest = false;
      }
    },
  },
  FeedNest: {
    check: (call) => {
      const {data, store, request} = call;
      if (findLists('birdNest', data.rules, store, request).length === 0) {
        fail(call, 'noTree');
      }
    },
    set: ({fed = 0}) => ({fed: Number(fed) + 1}),
  },
  Say: platformHandlers.WriteTTY!,
  Whisper: platformHandlers.ResolveFacilityUnitErrors!,
};
