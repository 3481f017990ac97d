// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import {keep, restore} from '../../../../src/components/guides/runner/persist';
import {getStepsToRun} from '../../../../src/components/guides/runner/run';
import {
  change,
  getFirstInputs,
  getState,
  getStepStates,
  type StepState,
} from '../../../../src/components/guides/store';
import {sandboxAddress} from '../../../../src/components/tryIt/server/servers';
import {guide} from './guide';

const done = (parts: Partial<StepState> = {}): StepState => ({
  status: 'done',
  attempts: 1,
  outputs: {id: 'u-1', key: 's3cret'},
  ...parts,
});
const base = 'https://holt.example.com';

let count = 0;
const fresh = () => guide(`guide-${count++}`);

beforeEach(() => localStorage.clear());

describe('the steps to run', () => {
  const both = ['createUser', 'createBucket'];
  const idsToRun = (
    progress: Record<string, StepState>,
    ...given: [only: string | undefined, isSandbox: boolean]
  ): string[] => {
    const one = fresh();
    change(one, {progress: {[sandboxAddress]: progress}});
    return getStepsToRun(one, ...given).map(({id}) => id);
  };

  it('are those from the first that is not done', () => {
    expect(idsToRun({}, undefined, true)).toEqual(both);
    const createUser = done();
    expect(idsToRun({createUser}, undefined, true)).toEqual(['createBucket']);
    expect(idsToRun({createUser}, 'createUser', true)).toEqual(['createUser']);
  });

  it('are those, too, that the sandbox of the page has forgotten', () => {
    const createUser = done({isRemembered: true});
    expect(idsToRun({createUser}, 'createBucket', true)).toEqual(both);
    expect(idsToRun({createUser}, undefined, false)).toEqual(['createBucket']);
  });
});

describe('what a browser keeps of a guide', () => {
  const place = (kept: string) => {
    const one = fresh();
    localStorage.setItem(`guide.${one.name}`, kept);
    return one;
  };

  it('holds inputs and outputs, but no secret', () => {
    const one = fresh();
    keep(one);
    expect(localStorage).toHaveLength(0);
    const inputs = {...getFirstInputs(one), userId: 'mine', password: 's3cret'};
    change(one, {inputs, base, progress: {[base]: {createUser: done()}}});
    keep(one);
    const kept = localStorage.getItem(`guide.${one.name}`) ?? '';
    expect(JSON.parse(kept)).toEqual({
      inputs: {userId: 'mine'},
      done: {[base]: {createUser: {id: 'u-1'}}},
    });
  });

  it('comes back for the server on which it was done', () => {
    const one = place(
      JSON.stringify({
        inputs: {userId: 'mine', nothing: 'x'},
        done: {[base]: {createUser: {id: 'u-1'}, gone: {}}},
      }),
    );
    restore(one);
    expect(getState(one).inputs).toEqual({
      ...getFirstInputs(one),
      userId: 'mine',
    });
    expect(getStepStates(getState(one))).toEqual({});
    change(one, {base});
    expect(getStepStates(getState(one))).toMatchObject({
      createUser: {status: 'done', outputs: {id: 'u-1'}, isRemembered: true},
    });
  });

  it.each(['{', '{"inputs": {"userId": "old"}, "done": {}}'])(
    'does not undo what the reader has typed: %s',
    (kept) => {
      const one = place(kept);
      change(one, {inputs: {...getFirstInputs(one), userId: 'typed'}});
      restore(one);
      expect(getState(one).inputs.userId).toBe('typed');
    },
  );
});
