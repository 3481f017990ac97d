import {describe, expect, it} from 'vitest';
import {faultsOf} from '../../../src/reference/sandboxRules';
import type {
  ObjectRule,
  OperationRule,
  SandboxOperation,
} from '../../../src/sandbox/model';

const described = ['ListTrees', 'GetTree', 'CutTree'].map(
  (rpc): SandboxOperation => ({
    rpc,
    request: 'Request',
    response: 'Tree',
    streaming: false,
    unimplemented: false,
    examples: [],
  }),
);

const tree: ObjectRule = {schema: 'Tree', key: {name: ['name']}};

const faultsIn = (
  objects: Record<string, ObjectRule>,
  operations: Record<string, OperationRule> = {},
): string[] =>
  faultsOf({objects, operations}, new Set(['Tree', 'Leaf']), described);

describe('the rules of the sandbox', () => {
  it('are without fault where all names are described', () => {
    const within = {object: 'tree', list: 'leaves', by: {}};
    expect(
      faultsIn(
        {
          tree: {...tree, seeds: ['ListTrees.trees', 'GetTree']},
          leaf: {...tree, schema: 'Leaf', within},
        },
        {
          ListTrees: {list: 'tree', as: 'trees'},
          GetTree: {get: 'tree'},
          CutTree: {delete: 'tree', create: 'leaf', update: 'leaf'},
        },
      ),
    ).toEqual([]);
    expect(faultsIn({})).toEqual([]);
  });

  it.each([
    [
      'a schema',
      {tree: {...tree, schema: 'Bush'}},
      'openapi/sandbox.yaml: tree names "Bush", but there is no such schema.',
    ],
    [
      'the operation of a seed',
      {tree: {...tree, seeds: ['GetTree', 'GetBush.bush']}},
      'openapi/sandbox.yaml: tree names "GetBush.bush", but there is no such operation.',
    ],
    [
      'the object around',
      {leaf: {...tree, within: {object: 'bush', list: 'a', by: {}}}},
      'openapi/sandbox.yaml: leaf names "bush", but there is no such object.',
    ],
    [
      'an object that only sounds known',
      {leaf: {...tree, within: {object: 'toString', list: 'a', by: {}}}},
      'openapi/sandbox.yaml: leaf names "toString", but there is no such object.',
    ],
  ])('must not name %s that is not described', (_, objects, fault) => {
    expect(faultsIn(objects)).toEqual([fault]);
  });

  it('must be of operations that are described', () => {
    expect(faultsIn({tree}, {GetBush: {get: 'tree'}})).toEqual([
      'openapi/sandbox.yaml: operations names "GetBush", but there is no such operation.',
    ]);
  });

  it.each(['list', 'get', 'create', 'update', 'delete'] as const)(
    'must not %s an object that is not described',
    (action) => {
      expect(faultsIn({tree}, {GetTree: {[action]: 'bush'}})).toEqual([
        'openapi/sandbox.yaml: GetTree names "bush", but there is no such object.',
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
      ).map((fault) => /names "(\w+(?:\.\w+)?)"/.exec(fault)?.[1]),
    ).toEqual(['Bush', 'A', 'B.b', 'hedge', 'C', 'd', 'e']);
  });
});
