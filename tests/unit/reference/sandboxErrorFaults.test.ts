import {describe, expect, it} from 'vitest';
import {findErrorFaults} from '../../../src/reference/sandboxErrorFaults';
import type {ObjectRule, OperationRule} from '../../../src/sandbox/model';

const cutTree = {
  id: 'WoodService_CutTree',
  rpc: 'CutTree',
  errors: [
    {code: 'unknown', description: 'There is no tree of that name.'},
    {code: 'unknown', description: 'There is no wood of that name.'},
    {code: 'unknown', description: 'The tree is ill.'},
  ],
};
const listed =
  '"There is no tree of that name.", "There is no wood of that name.", "The tree is ill."';

const objects: Record<string, ObjectRule> = {
  tree: {schema: 'Tree', key: {name: ['name']}},
  wood: {schema: 'Wood', key: {}},
  nest: {
    schema: 'Nest',
    key: {id: ['id']},
    within: {object: 'tree', list: 'nests', by: {name: 'treeName'}},
  },
};

const faultsIn = (
  rule: OperationRule<string>,
  unknownScope: string[] = [],
  causes: readonly string[] = Object.keys(rule.causes ?? {}),
): string[] =>
  findErrorFaults(
    {objects, operations: {CutTree: rule}, unknownScope},
    [cutTree],
    {
      CutTree: {causes},
    },
  ).map(({path, message}) => `${path.join('.')}: ${message}`);

describe('the errors of a rule', () => {
  const missing = 'There is no tree';

  it('are those that the operation lists', () => {
    const refused = [{if: {status: ['ill']}, cause: 'The tree is ill.'}];
    expect(faultsIn({delete: 'tree', missing, refused}, [missing])).toEqual([]);
    expect(faultsIn({causes: {ill: 'The tree'}})).toEqual([]);
  });

  it.each<[string, OperationRule<string>]>([
    ['missing', {delete: 'tree', missing: 'No tree'}],
    ['taken', {create: 'tree', taken: 'No tree'}],
    [
      'refused.1.cause',
      {
        delete: 'tree',
        missing,
        refused: [
          {if: {}, cause: missing},
          {if: {}, cause: 'No tree'},
        ],
      },
    ],
    ['causes.ill', {causes: {ill: 'No tree'}}],
  ])('must be listed: %s', (path, rule) => {
    expect(faultsIn(rule)).toEqual([
      `operations.CutTree.${path}: CutTree lists no error whose description begins with "No tree". Write the first words of one of these: ${listed}.`,
    ]);
  });

  it('must be one of those that are listed', () => {
    expect(faultsIn({causes: {ill: 'There is no'}})).toEqual([
      'operations.CutTree.causes.ill: CutTree lists 2 errors whose description begins with "There is no". Write more words of one of these: "There is no tree of that name.", "There is no wood of that name.".',
    ]);
  });

  it('for an unknown scope must be listed by some operation', () => {
    expect(faultsIn({list: 'tree'}, ['There is', 'The scope'])).toEqual([
      'unknownScope.1: No operation lists an error whose description begins with "The scope". Take the words out, or write those of a listed error.',
    ]);
  });
});

it('the errors of clusters and outages must be listed by some operation', () => {
  const rules = {
    objects,
    operations: {},
    unknownCluster: {CEPH: ['There is', 'The cluster']},
    outages: [{lacks: {$find: 'tree'}, causes: ['The wood']}],
  };
  expect(findErrorFaults(rules, [cutTree], {}).map(({path}) => path)).toEqual([
    ['unknownCluster', 'CEPH', 1],
    ['outages', 0, 'causes', 0],
  ]);
});

describe('the errors of a handler', () => {
  const causes = {ill: 'The tree', lost: 'There is no tree'};

  it('have the names that it has for them', () => {
    expect(faultsIn({causes}, [], ['ill', 'felled'])).toEqual([
      'operations.CutTree: The handler of CutTree in src/sandbox/handlers/ throws an error that it names "felled". Write it under "causes", with the first words of the description of one of the errors of CutTree.',
      'operations.CutTree.causes.lost: The handler of CutTree in src/sandbox/handlers/ throws no error that it names "lost". Take it out, or write one of its names: "ill", "felled".',
    ]);
  });

  it('are named even where there is no rule', () => {
    const handlers = {CutTree: {causes: ['ill']}};
    const faults = findErrorFaults(
      {objects, operations: {}},
      [cutTree],
      handlers,
    );
    expect(faults.map(({path}) => path)).toEqual([['operations']]);
  });
});

describe('a rule must tell the end of a call', () => {
  const untold = (rule: OperationRule<string>): string[] =>
    faultsIn(rule).map((fault) => /Write "(\w+)"/.exec(fault)?.[1] ?? fault);

  it.each<[string, OperationRule<string>, string[]]>([
    ['reads what may be missing', {get: 'tree'}, ['missing']],
    ['changes what may be missing', {update: 'tree'}, ['missing']],
    ['deletes what may be missing', {delete: 'nest'}, ['missing']],
    ['reads the only one there is', {get: 'wood'}, []],
    [
      'reads one of the only kind by a field',
      {get: 'wood', by: {a: 'b'}},
      ['missing'],
    ],
    ['makes what may be there', {create: 'tree'}, ['taken']],
    [
      'makes it with a new name',
      {create: 'tree', set: {name: 'a-$serial'}},
      [],
    ],
    ['makes it in what may be missing', {create: 'nest'}, ['missing', 'taken']],
    ['lists', {list: 'tree'}, []],
    ['says it', {create: 'nest', missing: false, taken: 'The tree'}, []],
  ])('if it %s', (_, rule, expected) => {
    expect(untold(rule)).toEqual(expected);
  });

  it('with words that say what to do', () => {
    expect(faultsIn({create: 'tree'})).toEqual([
      'operations.CutTree: CutTree does not tell the end of a call for a name that is taken. Write "taken": the first words of the description of one of its errors, or false if the call succeeds.',
    ]);
  });

  it('but not of an operation that does not exist', () => {
    const operations = {CutBush: {missing: 'a', create: 'tree'}};
    expect(findErrorFaults({objects, operations}, [cutTree])).toEqual([]);
  });
});
