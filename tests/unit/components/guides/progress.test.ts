// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest';
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

vi.mock('@docusaurus/Translate', () => import('../messages'));

const done = (parts: Partial<StepState> = {}): StepState => ({
  status: 'done',
  attempts: 1,
  outputs: {id: 'u-1', key: 's3cret'},
  ...parts,
});
const getIds = (steps: {id: string}[]) => steps.map(({id}) => id);

let count = 0;
const fresh = () => guide(`guide-${count++}`);

beforeEach(() => localStorage.clear());

describe('the steps to run', () => {
  it('are all at first, and then those from the first that is not done', () => {
    const one = fresh();
    expect(getIds(getStepsToRun(one, undefined, true))).toEqual([
      'createUser',
      'createBucket',
    ]);
    change(one, {progress: {[sandboxAddress]: {createUser: done()}}});
    expect(getIds(getStepsToRun(one, undefined, true))).toEqual([
      'createBucket',
    ]);
    expect(getIds(getStepsToRun(one, 'createUser', true))).toEqual([
      'createUser',
    ]);
  });

  it('are those, too, that the sandbox of the page has forgotten', () => {
    const one = fresh();
    const progress = {createUser: done({isRemembered: true})};
    change(one, {progress: {[sandboxAddress]: progress}});
    const both = ['createUser', 'createBucket'];
    expect(getIds(getStepsToRun(one, undefined, true))).toEqual(both);
    expect(getIds(getStepsToRun(one, 'createBucket', true))).toEqual(both);
    expect(getIds(getStepsToRun(one, 'createBucket', false))).toEqual([
      'createBucket',
    ]);
    expect(getIds(getStepsToRun(one, undefined, false))).toEqual([
      'createBucket',
    ]);
  });
});

describe('what a browser keeps of a guide', () => {
  it('is nothing of a page as it was built', () => {
    const one = fresh();
    keep(one);
    expect(localStorage).toHaveLength(0);
  });

  it('holds inputs and outputs, but no secret', () => {
    const one = fresh();
    const inputs = {...getFirstInputs(one), userId: 'mine', password: 's3cret'};
    const base = 'https://holt.example.com';
    change(one, {inputs, base, progress: {[base]: {createUser: done()}}});
    keep(one);
    const kept = localStorage.getItem(`guide.${one.name}`) ?? '';
    expect(JSON.parse(kept)).toEqual({
      inputs: {userId: 'mine'},
      done: {[base]: {createUser: {id: 'u-1'}}},
    });
  });

  it('comes back once, for the server on which it was done', () => {
    const one = fresh();
    const base = 'https://holt.example.com';
    const kept = {
      inputs: {userId: 'mine', nothing: 'x'},
      done: {[base]: {createUser: {id: 'u-1'}, gone: {}}},
    };
    localStorage.setItem(`guide.${one.name}`, JSON.stringify(kept));
    restore(one);
    expect(getState(one).inputs).toEqual({
      ...getFirstInputs(one),
      userId: 'mine',
    });
    expect(getStepStates(getState(one))).toEqual({});
    change(one, {base});
    expect(getStepStates(getState(one))).toEqual({
      createUser: {
        status: 'done',
        attempts: 0,
        outputs: {id: 'u-1'},
        isRemembered: true,
      },
    });
  });

  it('does not undo what the reader has typed by now', () => {
    const one = fresh();
    localStorage.setItem(
      `guide.${one.name}`,
      JSON.stringify({inputs: {userId: 'old'}, done: {}}),
    );
    change(one, {inputs: {...getFirstInputs(one), userId: 'typed'}});
    restore(one);
    expect(getState(one).inputs.userId).toBe('typed');
  });

  it('is passed over when it cannot be read', () => {
    const one = fresh();
    localStorage.setItem(`guide.${one.name}`, '{');
    restore(one);
    expect(getState(one).inputs).toEqual(getFirstInputs(one));
  });
});
