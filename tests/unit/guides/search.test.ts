import {describe, expect, it} from 'vitest';
import {
  getExpressionsOfCriterion,
  fulfils,
  parseCriterion,
} from '../../../src/guides/engine/criterion';
import type {Scope} from '../../../src/guides/engine/expression';

const scope: Scope = {
  inputs: {name: 'nightly', hostile: '" || true || "'},
  outputs: {start: {id: 7}},
  answer: {
    status: 200,
    body: {
      results: [
        {name: 'weekly', status: 'FAILED', size: '3', at: {node: 'a'}},
        {name: 'nightly', status: 'SUCCEEDED', id: 7, done: true},
        'no object',
        null,
      ],
      deep: {list: [{a: 1}]},
      text: 'nightly',
    },
  },
};

describe('a search', () => {
  it.each([
    '$.results[?(@.name == "nightly")]',
    "$.results[?(@.name == 'nightly')]",
    '$..results[?(@.name == {$inputs.name} && @.status == "SUCCEEDED")]',
    '$.results[?@.id == {$steps.start.outputs.id}]',
    '$.results[?(@.done == true)]',
    '$.results[?(@.size > 2)]',
    '$.results[?(@.at.node == "a")]',
    '$.deep.list[?(@.a == 1)]',
  ])('%s finds an entry', (text) => {
    expect(fulfils(text, scope)).toBe(true);
  });

  it.each([
    // Each is fulfilled by one entry, but not by the same.
    '$.results[?(@.name == "weekly" && @.status == "SUCCEEDED")]',
    '$.results[?(@.name == {$inputs.hostile})]',
    '$.results[?(@.name == {$inputs.unknown})]',
    '$.results[?(@.constructor != "x")]',
    '$.text[?(@.name == "nightly")]',
    '$.missing[?(@.name == "nightly")]',
    '$.deep[?(@.list != "x")]',
  ])('%s finds none', (text) => {
    expect(fulfils(text, scope)).toBe(false);
  });

  it.each([
    '$.results',
    '$.results[0]',
    '$.results[?()]',
    '$.results[?(@.name)]',
    '$.results[?(@.name == nightly)]',
    '$.results[?(@.name == $inputs.name)]',
    '$.results[?(@.name == {inputs.name})]',
    '$.results[?(@.a == 1 || @.b == 2)]',
    '$.results[?(@.a == 1)].name',
    '$...results[?(@.a == 1)]',
  ])('%s is refused', (text) => {
    expect(() => fulfils(text, scope)).toThrow(Error);
  });

  it('tells its expressions', () => {
    const text = '$.results[?(@.name == {$inputs.name} && @.a == 1)]';
    expect(getExpressionsOfCriterion(parseCriterion(text))).toEqual([
      {kind: 'body', keys: ['results']},
      {kind: 'input', name: 'name'},
    ]);
  });
});
