import {expect, it} from 'vitest';
import {findObjectsIn, findObjectUses} from '../../../src/generate/objectUses';
import {getTouchedData} from '../../../src/generate/pages/touched';
import type {OperationRule} from '../../../src/sandbox/model';
import {
  field,
  createPageContext,
  operation,
  schema,
  service,
} from './pages/model';

const list = (name: string) => ({
  type: {name, isSchema: true, repeated: true, map: false},
});

const rules: Record<string, OperationRule> = {
  ListForests: {list: 'forest'},
  DeleteForest: {
    delete: 'forest',
    sideEffects: [{object: 'lake', delete: true}],
  },
  GetTree: {get: 'tree'},
  PlantTree: {create: 'tree'},
  WaterTree: {
    update: 'tree',
    refused: [
      {lacks: {$find: 'lake', kind: 'FRESH', name: '$lake'}, cause: 0},
      // The object of the call, a second time.
      {lacks: {$find: 'tree', name: '$name'}, cause: 0},
    ],
    sideEffects: [{object: 'lake', set: {level: 'low'}}],
  },
};

const objects = {
  forest: {schema: 'holt.a.v1.Forest', key: {name: 'forest'}},
  tree: {
    schema: 'holt.a.v1.Tree',
    key: {name: 'name'},
    within: {object: 'forest', list: 'trees', by: {name: 'forest'}},
  },
  lake: {schema: 'holt.w.v1.Lake', key: {name: 'name', _depth: 'name'}},
};

const effects = {List: 'reads', Get: 'reads', Delete: 'destroys'} as const;

const operations = Object.keys(rules).map((rpc) =>
  operation({
    id: `AService_${rpc}`,
    slug: rpc.toLowerCase(),
    path: `/${rpc}`,
    rpc,
    effect: effects[/^[A-Z][a-z]+/.exec(rpc)?.[0] as 'Get'] ?? 'writes',
    request: {
      ...operation().request,
      schema: `holt.a.v1.${rpc}Request`,
    },
    response: {
      ...operation().response,
      schema: 'holt.a.v1.ListForestsResponse',
    },
  }),
);

const context = createPageContext(
  {
    operations,
    services: [
      service({layer: 'metal'}),
      service({key: 'w', layer: 'network'}),
    ],
    schemas: [
      schema('Forest', {
        fields: [
          field('name'),
          field('trees', list('holt.a.v1.Tree')),
          // A schema may contain itself.
          field('parts', list('holt.a.v1.Forest')),
        ],
      }),
      schema('Tree', {fields: [field('name')]}),
      schema('Lake', {name: 'holt.w.v1.Lake', serviceKey: 'w'}),
      schema('ListForestsResponse', {
        fields: [field('forests', list('holt.a.v1.Forest'))],
      }),
      ...Object.keys(rules).map((rpc) =>
        schema(`${rpc}Request`, {
          fields: ['forest', 'name', 'lake'].map((name) => field(name)),
        }),
      ),
    ],
  },
  {
    sandbox: {
      objects,
      operations: Object.fromEntries(
        Object.entries(rules).map(([rpc, rule]) => [
          `/${rpc}`,
          {
            rpc,
            rule,
            request: '',
            response: '',
            streaming: false,
            unimplemented: false,
            simulated: true,
            examples: [],
            errors: [],
          },
        ]),
      ),
    },
  },
);

const {reference, sandbox} = context;
const [listForests, deleteForest, , plantTree, waterTree] = operations;

it('finds the operations that take an object, reading ones first', () => {
  const uses = findObjectUses(reference, sandbox);
  const found = findObjectsIn(listForests!, reference, uses);
  expect(
    found.map(({path, uses: some}) => [
      path.join('.'),
      ...some.map(({rpc, values}) => [rpc, values]),
    ]),
  ).toEqual([
    [
      'forests',
      ['PlantTree', {forest: 'name'}],
      ['DeleteForest', {forest: 'name'}],
    ],
    [
      'forests.trees',
      ['GetTree', {forest: '../name', name: 'name'}],
      ['WaterTree', {forest: '../name', name: 'name'}],
    ],
  ]);
  expect(uses.get('holt.w.v1.Lake')).toMatchObject([
    {rpc: 'WaterTree', values: {lake: 'name'}, is: {kind: 'FRESH'}},
  ]);
});

it('tells what a call touches, and what is lost with it', () => {
  const names = (items: {name: string}[] = []) => items.map(({name}) => name);
  const deleted = getTouchedData(deleteForest!, context);
  expect(names(deleted?.deletes)).toEqual(['Forest', 'Tree', 'Lake']);
  expect(deleted?.layers).toEqual({metal: 'destroys', network: 'destroys'});
  const watered = getTouchedData(waterTree!, context);
  expect(names(watered?.changes)).toEqual(['Tree', 'Lake']);
  expect(watered?.layers).toEqual({metal: 'writes', network: 'writes'});
  const planted = getTouchedData(plantTree!, context);
  expect(names(planted?.creates)).toEqual(['Tree']);
  expect(planted?.layers).toEqual({metal: 'writes'});
  expect(getTouchedData(operation({effect: 'none'}), context)).toBeUndefined();
});
