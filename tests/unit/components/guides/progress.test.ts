// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import {
  enterInput,
  getStore,
  keepProgress,
  recallProgress,
  setSteps,
  type StepState,
} from '../../../../src/components/guides/state';
import {sandboxAddress} from '../../../../src/components/tryIt/server';
import {guide} from './guide';

const one = guide('bucket');
const store = getStore('bucket');
const base = 'https://holt.example.com';
const done: StepState = {
  status: 'done',
  attempts: 1,
  outputs: {id: 'u-1', key: 's3cret'},
};
const nothing = {inputs: {}, progress: {}};

/** Keeps what a reader has done on a server, and begins anew. */
function keepDoneOn(server: string): void {
  enterInput('bucket', 'userId', 'mine');
  setSteps('bucket', server, {createUser: done, undo1: done});
  keepProgress(one);
  store.write(nothing);
}

beforeEach(() => {
  localStorage.clear();
  store.write(nothing);
});

describe('what a browser keeps of a guide', () => {
  it('are inputs and outputs on a platform, but no secret', () => {
    keepDoneOn(base);
    expect(JSON.parse(localStorage.getItem('guide.bucket') ?? '')).toEqual({
      inputs: {userId: 'mine'},
      progress: {
        [base]: {
          createUser: {status: 'done', attempts: 0, outputs: {id: 'u-1'}},
        },
      },
    });
  });

  it('is nothing of the sandbox, and nothing before a step is done', () => {
    keepDoneOn(base);
    keepDoneOn(sandboxAddress);
    expect(localStorage).toHaveLength(0);
    enterInput('bucket', 'userId', 'mine');
    keepProgress(one);
    expect(localStorage).toHaveLength(0);
  });

  it('comes back for the server on which it was done', () => {
    keepDoneOn(base);
    recallProgress(one);
    expect(store.read()).toEqual({
      inputs: {userId: 'mine'},
      progress: {
        [base]: {
          createUser: {status: 'done', attempts: 0, outputs: {id: 'u-1'}},
        },
      },
    });
  });

  it('does not undo what the reader has typed or done since', () => {
    keepDoneOn(base);
    enterInput('bucket', 'userId', 'typed');
    setSteps('bucket', base, {createUser: {status: 'running', attempts: 1}});
    recallProgress(one);
    const {inputs, progress} = store.read();
    expect(inputs).toEqual({userId: 'typed'});
    expect(progress[base]?.createUser?.status).toBe('running');
  });

  it.each(['{', '[]', '{"progress": 1}'])(
    'is nothing where it is %s',
    (text) => {
      localStorage.setItem('guide.bucket', text);
      recallProgress(one);
      expect(store.read()).toEqual(nothing);
    },
  );
});

it('a step that is forgotten leaves others as they are', () => {
  setSteps('bucket', base, {createUser: done, undo1: done});
  setSteps('bucket', base, {createUser: undefined});
  expect(store.read().progress[base]).toEqual({undo1: done});
});
