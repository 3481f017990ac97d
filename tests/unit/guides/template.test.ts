import {describe, expect, it} from 'vitest';
import {type Scope, fillMessage} from '../../../src/guides/expressions';

const scope: Scope = {
  inputs: {name: 'photos', count: 3, flag: false, hostile: '$inputs.name'},
  outputs: {create: {id: 'n4qk7w', list: ['a', 'b']}},
};

describe('a message', () => {
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
});
