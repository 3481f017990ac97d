import {describe, expect, it} from 'vitest';
import {
  getInputValues,
  isWrong,
  findWrongInputs,
} from '../../../../src/components/guides/inputValues';
import {
  getInputsOfLink,
  createGuideLink,
} from '../../../../src/components/guides/link';
import {getFirstInputs} from '../../../../src/components/guides/store';
import {getUses} from '../../../../src/components/guides/uses';
import {guide} from './guide';

const one = guide('inputs');
const page = 'https://docs.example.com/docs/guides/a?old=1#step';

describe('the inputs of a guide', () => {
  it('begin with their defaults', () => {
    expect(getFirstInputs(one)).toEqual({
      userId: 'photos',
      size: '',
      isPublic: 'false',
      password: '',
    });
  });

  it('are values of their types, and left out when empty', () => {
    const texts = {userId: ' a ', size: '3', isPublic: 'true', password: ' '};
    expect(getInputValues(one, texts)).toEqual({
      userId: 'a',
      size: 3,
      isPublic: true,
    });
  });

  it.each([
    [{required: true, type: 'string'}, '', true],
    [{required: true, type: 'string'}, ' ', true],
    [{required: false, type: 'string'}, '', false],
    [{required: false, type: 'integer'}, '', false],
    [{required: false, type: 'integer'}, '1.5', true],
    [{required: false, type: 'integer'}, 'many', true],
    [{required: true, type: 'integer'}, ' -3 ', false],
  ] as const)('%j: "%s" is wrong: %s', (input, text, wrong) => {
    expect(isWrong(input, text)).toBe(wrong);
  });

  it('that are wrong are named', () => {
    expect(findWrongInputs(one, {userId: '', size: 'x'})).toEqual([
      'userId',
      'size',
    ]);
  });
});

describe('an input of several lines', () => {
  const script = ' #cloud-config\n\nusers:\n  - name: "a&b"\n';
  const scripted = {
    ...one,
    inputs: one.inputs.map((input) =>
      input.name === 'userId' ? {...input, multiline: true as const} : input,
    ),
  };

  it('keeps its lines as they are, and is left out when it has none', () => {
    expect(getInputValues(scripted, {userId: script})).toEqual({
      userId: script,
    });
    expect(getInputValues(scripted, {userId: ' \n \n'})).toEqual({});
  });

  it('goes through a link and comes back', () => {
    const link = createGuideLink(
      scripted,
      {userId: script, isPublic: 'false'},
      page,
    );
    const {search} = new URL(link);
    expect(getInputsOfLink(scripted, search)).toMatchObject({userId: script});
  });

  it('may be longer in a link than a line', () => {
    const long = 'a: b\n'.repeat(500);
    const search = `?${new URLSearchParams({userId: long}).toString()}`;
    expect(getInputsOfLink(scripted, search)).toEqual({userId: long});
    expect(getInputsOfLink(one, search)).toEqual({});
    const longer = `?userId=${'a'.repeat(4001)}`;
    expect(getInputsOfLink(scripted, longer)).toEqual({});
  });
});

describe('a link to a guide', () => {
  const first = getFirstInputs(one);

  it('carries what the reader has entered, and nothing else', () => {
    expect(createGuideLink(one, first, page)).toBe(
      'https://docs.example.com/docs/guides/a',
    );
    expect(
      createGuideLink(one, {...first, userId: 'a b&c', size: '3'}, page),
    ).toBe('https://docs.example.com/docs/guides/a?userId=a+b%26c&size=3');
  });

  it('carries no secret, to or fro', () => {
    const link = createGuideLink(one, {...first, password: 's3cret'}, page);
    expect(link).not.toContain('s3cret');
    expect(getInputsOfLink(one, '?password=s3cret&userId=a')).toEqual({
      userId: 'a',
    });
  });

  it('sets no input that the guide has not, and none with an endless text', () => {
    const long = 'a'.repeat(501);
    expect(getInputsOfLink(one, `?nothing=1&userId=${long}&size=`)).toEqual({
      size: '',
    });
  });
});

it('the values of a request lead back to inputs and steps', () => {
  expect(getUses(one.steps[1]?.payload ?? {})).toEqual([
    {field: 'bucket.name', input: 'userId'},
    {field: 'bucket.tags', input: 'size'},
    {field: 'owner', step: 'createUser', output: 'id'},
  ]);
});
