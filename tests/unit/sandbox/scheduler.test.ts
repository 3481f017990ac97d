import {expect, it} from 'vitest';
import {Scheduler} from '../../../src/sandbox/store';

/** A scheduler with a clock that the test turns, and what it has done. */
function schedulerAt(start: number) {
  const clock = {now: start};
  const done: string[] = [];
  const scheduler = new Scheduler(() => clock.now);
  const plan = (name: string, after: number, object = {}) => {
    scheduler.plan(object, after, () =>
      done.push(`${name} ${scheduler.now()}`),
    );
  };
  return {scheduler, clock, done, plan};
}

it('what is planned happens when it is due, in the order of time', () => {
  const {scheduler, clock, done, plan} = schedulerAt(1000);
  plan('later', 4);
  plan('sooner', 2);
  scheduler.catchUp();
  expect(done).toEqual([]);
  clock.now = 2999;
  scheduler.catchUp();
  expect(done).toEqual([]);
  clock.now = 9000;
  scheduler.catchUp();
  scheduler.catchUp();
  // Each sees the time at which it was due.
  expect(done).toEqual(['sooner 3000', 'later 5000']);
  expect(scheduler.now()).toBe(9000);
});

it('plans of one moment happen in the order in which they were made', () => {
  const {scheduler, done, plan} = schedulerAt(0);
  for (const name of ['a', 'b', 'c']) plan(name, 0);
  scheduler.catchUp();
  expect(done).toEqual(['a 0', 'b 0', 'c 0']);
});

it('a plan may plan what follows', () => {
  const {scheduler, clock, done, plan} = schedulerAt(0);
  scheduler.plan({}, 1, () => plan('next', 1));
  clock.now = 5000;
  scheduler.catchUp();
  expect(done).toEqual(['next 2000']);
});

it('nothing more happens to an object that is forgotten', () => {
  const {scheduler, clock, done, plan} = schedulerAt(0);
  const tree = {};
  plan('grow', 1, tree);
  plan('other', 1);
  scheduler.forget(tree);
  clock.now = 1000;
  scheduler.catchUp();
  expect(done).toEqual(['other 1000']);
});
