import {describe, expect, it} from 'vitest';
import type {Scope} from '../../../src/guides/engine/expression';
import {fillMessage} from '../../../src/guides/engine/template';

const scope: Scope = {
  inputs: {name: 'photos', count: 3, flag: false, hostile: '$inputs.name'},
  outputs: {create: {id: 'n4qk7w', list: ['a', 'b']}},
};

describe('a message', () => {
  it('has values of their own type', () => {
    expect(
      fillMessage(
        {
          a: '$inputs.name',
          b: '$inputs.count',
          c: {d: ['$inputs.flag', '$steps.create.outputs.list']},
          e: 1,
          f: null,
        },
        scope,
      ),
    ).toEqual({a: 'photos', b: 3, c: {d: [false, ['a', 'b']]}, e: 1, f: null});
  });

  it('has expressions among words', () => {
    const text =
      '{"Bucket": "{$inputs.name}-{$inputs.count}", "Id": "{$steps.create.outputs.id}"}';
    expect(fillMessage({policy: text}, scope)).toEqual({
      policy: '{"Bucket": "photos-3", "Id": "n4qk7w"}',
    });
  });

  it('leaves out what was not entered', () => {
    expect(
      fillMessage(
        {a: '$inputs.none', b: ['$inputs.none', 1], c: 'x{$inputs.none}'},
        scope,
      ),
    ).toEqual({b: [1], c: 'x'});
  });

  it('does not evaluate what a value holds', () => {
    expect(
      fillMessage({a: '$inputs.hostile', b: '{$inputs.hostile}'}, scope),
    ).toEqual({
      a: '$inputs.name',
      b: '$inputs.name',
    });
  });

  it('is refused when an earlier step has not run', () => {
    const missing = () =>
      fillMessage({a: [{b: '$steps.later.outputs.id'}]}, scope);
    expect(missing).toThrow('The step "later" has no output "id" yet');
  });

  it.each(['$HOME', '{$inputs.}', '$response.header.x'])('%o', (text) => {
    expect(() => fillMessage({a: text}, scope)).toThrow('is no expression');
  });
});
