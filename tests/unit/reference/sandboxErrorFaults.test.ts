import {describe, expect, it} from 'vitest';
import {errorFaults} from '../../../src/reference/sandboxErrorFaults';
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
): string[] =>
  errorFaults({objects, operations: {CutTree: rule}, unknownScope}, [
    cutTree,
  ]).map(({path, message}) => `${path.join('.')}: ${message}`);

describe('the errors of a rule', () => {
  const missing = 'There is no tree';

  it('are those that the operation lists', () => {
    const refused = [{if: {status: ['ill']}, cause: 'The tree is ill.'}];
    expect(
      faultsIn({delete: 'tree', missing, around: 'There is no wood', refused}, [
        missing,
      ]),
    ).toEqual([]);
    expect(faultsIn({fails: 'The tree'})).toEqual([]);
  });

  it.each<[string, OperationRule<string>]>([
    ['missing', {delete: 'tree', missing: 'No tree'}],
    ['around', {delete: 'tree', missing, around: 'No tree'}],
    ['taken', {create: 'tree', taken: 'No tree'}],
    [
      'differs.kind',
      {create: 'tree', taken: false, differs: {kind: 'No tree'}},
    ],
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
    ['fails', {fails: 'No tree'}],
  ])('must be listed: %s', (path, rule) => {
    expect(faultsIn(rule)).toEqual([
      `operations.CutTree.${path}: CutTree lists no error whose description begins with "No tree". Write the first words of one of these: ${listed}.`,
    ]);
  });

  it('must be one of those that are listed', () => {
    expect(faultsIn({fails: 'There is no'})).toEqual([
      'operations.CutTree.fails: CutTree lists 2 errors whose description begins with "There is no". Write more words of one of these: "There is no tree of that name.", "There is no wood of that name.".',
    ]);
  });

  it('for an unknown scope must be listed by some operation', () => {
    expect(faultsIn({fails: 'The tree'}, ['There is', 'The scope'])).toEqual([
      'unknownScope.1: No operation lists an error whose description begins with "The scope". Take the words out, or write those of a listed error.',
    ]);
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
    const operations = {CutBush: {fails: 'a', create: 'tree'}};
    expect(errorFaults({objects, operations}, [cutTree])).toEqual([]);
  });
});
