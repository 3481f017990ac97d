import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Plan, Step} from '../../run/plans';
import {runPlan} from '../../run/runPlan';

const step = (script: string, from?: string): Step => ({
  script,
  title: script,
  ...(from ? {needs: {folder: from, from}} : {}),
});

/** Runs a plan whose steps last a while; gives what began and ended, in order. */
async function getLog(
  plan: Plan,
  seconds: Record<string, number>,
  broken?: string,
): Promise<string[]> {
  const log: string[] = [];
  const done = runPlan(plan, async (one) => {
    log.push(`${one.script} begins`);
    await new Promise((resolve) =>
      setTimeout(resolve, 1000 * (seconds[one.script] ?? 1)),
    );
    log.push(`${one.script} ends`);
    const fault = one.script === broken ? 'is broken' : undefined;
    return {step: one, seconds: 1, fault, output: '', passed: 1, failed: 0};
  });
  await vi.runAllTimersAsync();
  await done;
  return log;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('runs two steps of a stage at a time, and the next stage after them', async () => {
  const plan = [[step('a'), step('b'), step('c')], [step('d')]];
  expect(await getLog(plan, {a: 3, b: 1, c: 1})).toEqual([
    'a begins',
    'b begins',
    'b ends',
    'c begins',
    'c ends',
    'a ends',
    'd begins',
    'd ends',
  ]);
});

it('runs what needs a folder after the step that makes it, others before', async () => {
  const plan = [[step('build'), step('site', 'build'), step('types')]];
  expect(await getLog(plan, {build: 2})).toEqual([
    'build begins',
    'types begins',
    'types ends',
    'build ends',
    'site begins',
    'site ends',
  ]);
});

it('does not run what needs a step that failed, nor a later stage', async () => {
  const plan = [
    [step('build'), step('types'), step('site', 'build')],
    [step('e2e', 'build')],
  ];
  expect(await getLog(plan, {}, 'build')).toEqual([
    'build begins',
    'types begins',
    'build ends',
    'types ends',
  ]);
});
