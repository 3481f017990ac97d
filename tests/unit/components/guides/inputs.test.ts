import {describe, expect, it} from 'vitest';
import {
  getInputValues,
  isWrong,
} from '../../../../src/components/guides/inputValues';
import {getUses} from '../../../../src/components/guides/uses';
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
  it('are values of their types, and left out when empty', () => {
    const texts = {userId: ' a ', size: '3', isPublic: 'true', password: ' '};
    expect(getInputValues(one, texts)).toEqual({
      userId: 'a',
      size: 3,
      isPublic: true,
    });
  });

  it('of several lines keep them as they are', () => {
    expect(getInputValues(scripted, {userId: script})).toEqual({
      userId: script,
    });
    expect(getInputValues(scripted, {userId: ' \n \n'})).toEqual({});
  });

  it.each([
    [{required: true, type: 'string'}, ' ', true],
    [{required: false, type: 'string'}, '', false],
    [{required: false, type: 'integer'}, '', false],
    [{required: false, type: 'integer'}, '1.5', true],
    [{required: true, type: 'integer'}, ' -3 ', false],
  ] as const)('%j: "%s" is wrong: %s', (input, text, wrong) => {
    expect(isWrong(input, text)).toBe(wrong);
  });

  it('are where the values of a request come from, or the step that is', () => {
    expect(getUses(one.steps[1]?.payload ?? {})).toEqual([
      {field: 'bucket.name', input: 'userId'},
      {field: 'bucket.tags', input: 'size'},
      {field: 'owner', step: 'createUser', output: 'id'},
    ]);
  });
});
