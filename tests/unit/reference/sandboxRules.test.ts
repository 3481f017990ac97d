import {describe, expect, it} from 'vitest';
import {findSandboxRuleFaults} from '../../../src/reference/sandboxRules';
import type {ObjectRule, OperationRule} from '../../../src/sandbox/model';

const described = [
  {id: 'WoodService_ListTrees', rpc: 'ListTrees', errors: []},
  {id: 'WoodService_GetTree', rpc: 'GetTree', errors: []},
  {id: 'WoodService_CutTree', rpc: 'CutTree', errors: []},
  {id: 'WoodService_ListTags', rpc: 'ListTags', errors: []},
  {id: 'BirdService_ListTags', rpc: 'ListTags', errors: []},
];

const tree: ObjectRule = {schema: 'Tree', key: {name: ['name']}};

const faultsIn = (
  objects: Record<string, ObjectRule>,
  operations: Record<string, OperationRule<string>> = {},
): string[] =>
  findSandboxRuleFaults(
    {objects, operations},
    new Set(['Tree', 'Leaf']),
    described,
  ).map(({path, message}) => `${path.join('.')}: ${message}`);

describe('the rules of the sandbox', () => {
  it('are without fault where all names are described', () => {
    const within = {object: 'tree', list: 'leaves', by: {}};
    expect(
      faultsIn(
        {
          tree: {
            ...tree,
            seeds: [
              'ListTrees.trees',
              'GetTree',
              'WoodService.GetTree',
              'BirdService.ListTags.tags',
            ],
          },
          leaf: {...tree, schema: 'Leaf', within},
        },
        {
          ListTrees: {list: 'tree', as: 'trees'},
          GetTree: {get: 'tree', missing: false},
          'WoodService.ListTags': {list: 'leaf'},
          CutTree: {
            delete: 'tree',
            create: 'leaf',
            update: 'leaf',
            taken: false,
          },
        },
      ),
    ).toEqual([]);
    expect(faultsIn({})).toEqual([]);
  });

  it.each([
    [
      'a schema',
      {tree: {...tree, schema: 'Bush'}},
      'objects.tree.schema: "Bush" is named here, but there is no such schema.',
    ],
    [
      'the operation of a seed',
      {tree: {...tree, seeds: ['GetTree', 'GetBush.bush']}},
      'objects.tree.seeds.1: There is no operation GetBush.',
    ],
    [
      'the object around',
      {leaf: {...tree, within: {object: 'bush', list: 'a', by: {}}}},
      'objects.leaf.within.object: "bush" is named here, but there is no such object.',
    ],
    [
      'an object that only sounds known',
      {leaf: {...tree, within: {object: 'toString', list: 'a', by: {}}}},
      'objects.leaf.within.object: "toString" is named here, but there is no such object.',
    ],
  ])('must not name %s that is not described', (_, objects, fault) => {
    expect(faultsIn(objects)).toEqual([fault]);
  });

  it('find and change only kinds that there are', () => {
    const effects = {
      set: {name: {$find: 'hedge', $field: 'name'}},
      elsewhere: [{object: 'moss', by: {}, set: {name: 'a'}}],
    };
    const refused = [{exists: {$find: 'fern'}, cause: 'a'}];
    const CutTree: OperationRule<string> = {
      update: 'tree',
      missing: false,
      ...effects,
      then: [{after: 2, ...effects}],
      refused,
    };
    const named = faultsIn({tree}, {CutTree}).flatMap(
      (fault) =>
        /^(\S+): "(\w+)" is named/.exec(fault)?.slice(1).join(' ') ?? [],
    );
    expect(named).toEqual([
      'operations.CutTree.set.name.$find hedge',
      'operations.CutTree.elsewhere.0.object moss',
      'operations.CutTree.then.0.set.name.$find hedge',
      'operations.CutTree.then.0.elsewhere.0.object moss',
      'operations.CutTree.refused.0.exists.$find fern',
    ]);
  });

  it('must be of operations that are described', () => {
    expect(faultsIn({tree}, {GetBush: {get: 'tree'}})).toEqual([
      'operations.GetBush: There is no operation GetBush.',
    ]);
  });

  it.each(['list', 'get', 'create', 'update', 'delete'] as const)(
    'must not %s an object that is not described',
    (action) => {
      expect(faultsIn({tree}, {GetTree: {[action]: 'bush'}})).toEqual([
        `operations.GetTree.${action}: "bush" is named here, but there is no such object.`,
      ]);
      expect(faultsIn({tree}, {GetTree: {[action]: 'toString'}})).toHaveLength(
        1,
      );
    },
  );

  it('are told all their faults at once, in their order', () => {
    const within = {object: 'hedge', list: 'a', by: {}};
    expect(
      faultsIn(
        {bush: {...tree, schema: 'Bush', seeds: ['A', 'B.b'], within}},
        {C: {get: 'd', delete: 'e'}},
      ).map((fault) => fault.split(':')[0]),
    ).toEqual([
      'objects.bush.schema',
      'objects.bush.seeds.0',
      'objects.bush.seeds.1',
      'objects.bush.within.object',
      'operations.C',
      'operations.C.get',
      'operations.C.delete',
    ]);
  });

  it.each(['ListTags', 'ListTags.tags'])(
    'must say which of two operations %s is',
    (seed) => {
      const message =
        '2 services have an operation ListTags: write WoodService.ListTags or BirdService.ListTags.';
      expect(faultsIn({tree: {...tree, seeds: [seed]}})).toEqual([
        `objects.tree.seeds.0: ${message}`,
      ]);
      expect(faultsIn({tree}, {ListTags: {list: 'tree'}})).toEqual([
        `operations.ListTags: ${message}`,
      ]);
    },
  );
});
