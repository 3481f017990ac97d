import {expect, it, vi} from 'vitest';
import {getResult} from '../../../../src/components/guides/Result';
import {
  getFirstInputs,
  type GuideState,
  type StepState,
} from '../../../../src/components/guides/store';
import {sandboxAddress} from '../../../../src/components/tryIt/server/servers';
import type {Json} from '../../../../src/sandbox/json';
import {guide} from './guide';

vi.mock('@docusaurus/Translate', () => import('../messages'));

const one = guide('result');
const withResult = {
  ...one,
  result: [
    'Port ',
    ['code', {}, '{$steps.createUser.outputs.id}'],
    ' is open.',
  ] satisfies typeof one.result,
};

const stateWith = (
  outputs: Record<string, Json>,
  last: StepState['status'] = 'done',
): GuideState => ({
  inputs: getFirstInputs(one),
  linked: [],
  progress: {
    [sandboxAddress]: {
      createUser: {status: 'done', attempts: 1, outputs},
      createBucket: {status: last, attempts: 1},
    },
  },
});

it('is made of what the steps returned, numbers too', () => {
  expect(getResult(withResult, stateWith({id: 31022}))).toEqual([
    'Port ',
    ['code', {}, '31022'],
    ' is open.',
  ]);
});

it('is not there before all steps are done', () => {
  expect(getResult(withResult, stateWith({id: 1}, 'running'))).toBeUndefined();
});

it('is not there without the outputs, or without a text', () => {
  expect(getResult(withResult, stateWith({}))).toBeUndefined();
  expect(getResult(one, stateWith({id: 1}))).toBeUndefined();
});
