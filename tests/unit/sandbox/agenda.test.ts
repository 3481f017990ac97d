import {expect, it} from 'vitest';
import {Agenda} from '../../../src/sandbox/agenda';

/** An agenda with a clock that the test turns, and what it has done. */
function agendaAt(start: number) {
  const clock = {now: start};
  const done: string[] = [];
  const agenda = new Agenda(() => clock.now);
  const plan = (name: string, after: number, object = {}) => {
    agenda.plan(object, after, () => done.push(`${name} ${agenda.now()}`));
  };
  return {agenda, clock, done, plan};
}

it('what is planned happens when it is due, in the order of time', () => {
  const {agenda, clock, done, plan} = agendaAt(1000);
  plan('later', 4);
  plan('sooner', 2);
  agenda.catchUp();
  expect(done).toEqual([]);
  clock.now = 2999;
  agenda.catchUp();
  expect(done).toEqual([]);
  clock.now = 9000;
  agenda.catchUp();
  agenda.catchUp();
  // Each sees the time at which it was due.
  expect(done).toEqual(['sooner 3000', 'later 5000']);
  expect(agenda.now()).toBe(9000);
});

it('plans of one moment happen in the order in which they were made', () => {
  const {agenda, done, plan} = agendaAt(0);
  for (const name of ['a', 'b', 'c']) plan(name, 0);
  agenda.catchUp();
  expect(done).toEqual(['a 0', 'b 0', 'c 0']);
});

it('a plan may plan what follows', () => {
  const {agenda, clock, done, plan} = agendaAt(0);
  agenda.plan({}, 1, () => plan('next', 1));
  clock.now = 5000;
  agenda.catchUp();
  expect(done).toEqual(['next 2000']);
});

it('nothing more happens to an object that is forgotten', () => {
  const {agenda, clock, done, plan} = agendaAt(0);
  const tree = {};
  plan('grow', 1, tree);
  plan('other', 1);
  agenda.forget(tree);
  clock.now = 1000;
  agenda.catchUp();
  expect(done).toEqual(['other 1000']);
});
