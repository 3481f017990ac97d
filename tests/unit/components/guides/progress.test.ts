// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import {
  keepProgress,
  recallProgress,
} from '../../../../src/components/guides/progress';
import {
  getSteps,
  reduce,
  type GuideState,
  type StepState,
} from '../../../../src/components/guides/state';
import {sandboxAddress} from '../../../../src/components/tryIt/server/servers';
import {guide} from './guide';

const one = guide('bucket');
const base = 'https://holt.example.com';
const done: StepState = {
  status: 'done',
  attempts: 1,
  outputs: {id: 'u-1', key: 's3cret'},
};
const first: GuideState = {inputs: {}, base: sandboxAddress, progress: {}};
const on = (server: string): GuideState => ({
  inputs: {userId: 'mine'},
  base: server,
  progress: {[server]: {createUser: done, undo1: done}},
});

beforeEach(() => localStorage.clear());

describe('what a browser keeps of a guide', () => {
  it('are inputs and outputs on a platform, but no secret', () => {
    keepProgress(one, on(base));
    expect(JSON.parse(localStorage.getItem('guide.bucket') ?? '')).toEqual({
      inputs: {userId: 'mine'},
      done: {[base]: {createUser: {id: 'u-1'}}},
    });
  });

  it('is nothing of the sandbox, and nothing before a step is done', () => {
    keepProgress(one, on(base));
    keepProgress(one, on(sandboxAddress));
    expect(localStorage).toHaveLength(0);
    keepProgress(one, {...first, inputs: {userId: 'mine'}});
    expect(localStorage).toHaveLength(0);
  });

  it('comes back for the server on which it was done', () => {
    keepProgress(one, on(base));
    const kept = recallProgress(one)!;
    const state = reduce(first, {type: 'remembered', ...kept});
    expect(state.inputs).toEqual({userId: 'mine'});
    expect(getSteps(state)).toEqual({});
    expect(getSteps(reduce(state, {type: 'chose', base}))).toEqual({
      createUser: {status: 'done', attempts: 0, outputs: {id: 'u-1'}},
    });
  });

  it('does not undo what the reader has typed or done since', () => {
    keepProgress(one, on(base));
    const kept = recallProgress(one)!;
    const typed = {...first, inputs: {userId: 'typed'}};
    const running = reduce(typed, {
      type: 'changed',
      base,
      id: 'createUser',
      step: {status: 'running', attempts: 1},
    });
    const state = reduce(running, {type: 'remembered', ...kept});
    expect(state.inputs).toEqual({userId: 'typed'});
    expect(state.progress[base]?.createUser?.status).toBe('running');
  });

  it.each(['{', '[]', '{"done": 1}'])('is nothing where it is %s', (text) => {
    localStorage.setItem('guide.bucket', text);
    expect(recallProgress(one)?.progress ?? {}).toEqual({});
  });
});

it('a step that is forgotten leaves others as they are', () => {
  const state = reduce(on(base), {type: 'forgot', base, ids: ['createUser']});
  expect(getSteps(state)).toEqual({undo1: done});
});
