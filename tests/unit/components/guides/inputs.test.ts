import {describe, expect, it} from 'vitest';
import {
  findWrongInputs,
  getValues,
  isWrong,
} from '../../../../src/components/guides/inputs';
import {guide} from './guide';

const one = guide('inputs');
const scripted = {
  ...one,
  inputs: one.inputs.map((input) =>
    input.name === 'userId' ? {...input, multiline: true as const} : input,
  ),
};
const script = ' #cloud-config\n\nusers:\n  - name: "a&b"\n';

describe('the inputs of a guide', () => {
  it('are the defaults, or values of their types, and left out when empty', () => {
    expect(getValues(one, {})).toEqual({userId: 'photos'});
    expect(getValues(one, {userId: ' a ', size: '3'})).toEqual({
      userId: 'a',
      size: 3,
    });
    expect(getValues(one, {userId: ' '})).toEqual({});
  });

  it('of several lines keep them as they are', () => {
    expect(getValues(scripted, {userId: script})).toEqual({userId: script});
    expect(getValues(scripted, {userId: ' \n \n'})).toEqual({});
  });

  it.each([
    [{required: true, type: 'string'}, ' ', true],
    [{required: false, type: 'string'}, '', false],
    [{required: false, type: 'integer'}, '', false],
    [{required: false, type: 'integer'}, '1.5', true],
    [{required: true, type: 'integer'}, ' -3 ', false],
  ] as const)('%j: "%s" is wrong: %s', (parts, text, wrong) => {
    const input = {name: 'a', description: [], ...parts};
    expect(isWrong(input, {a: text})).toBe(wrong);
  });

  it('that a call has are known when they are wrong', () => {
    const entered = {userId: '', size: 'x'};
    const [first, second] = one.steps.map(({payload}) => payload);
    expect(findWrongInputs(one, first!, entered)).toEqual(['userId', 'size']);
    expect(findWrongInputs(one, first!, {})).toEqual([]);
    expect(findWrongInputs(one, {a: second!.owner!}, entered)).toEqual([]);
  });
});
