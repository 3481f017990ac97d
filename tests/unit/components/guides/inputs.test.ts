import {describe, expect, it} from 'vitest';
import {getValues} from '../../../../src/components/guides/inputs';
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
});
