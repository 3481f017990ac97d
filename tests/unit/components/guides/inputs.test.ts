import {describe, expect, it} from 'vitest';
import {
  getInputValues,
  isWrong,
} from '../../../../src/components/guides/inputValues';
import {
  createGuideLink,
  getInputsOfLink,
} from '../../../../src/components/guides/link';
import {getFirstInputs} from '../../../../src/components/guides/store';
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

describe('a link to a guide', () => {
  const first = getFirstInputs(one);
  const getLink = (more: Record<string, string>) =>
    createGuideLink(
      one,
      {...first, ...more},
      'https://docs.example.com/docs/guides/a?old=1#step',
    );

  it.each([
    [{}, ''],
    [{userId: 'a b&c', size: '3'}, '?userId=a+b%26c&size=3'],
    [{password: 's3cret'}, ''],
  ])(
    'with %j carries what is not the default, and no secret',
    (more, query) => {
      expect(getLink(more)).toBe(
        `https://docs.example.com/docs/guides/a${query}`,
      );
    },
  );

  it.each([
    ['?password=s3cret&userId=a', {userId: 'a'}],
    [`?nothing=1&userId=${'a'.repeat(501)}&size=`, {size: ''}],
  ])('sets no secret, no other input and no endless text', (query, inputs) => {
    expect(getInputsOfLink(one, query)).toEqual(inputs);
  });

  it('keeps the lines of an input, which may be longer', () => {
    const long = script + 'a: b\n'.repeat(500);
    const {search} = new URL(getLink({userId: long}));
    expect(getInputsOfLink(scripted, search)).toEqual({userId: long});
  });
});
