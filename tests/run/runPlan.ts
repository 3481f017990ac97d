import type {Plan, Step} from './plans';
import {runStep, type Outcome} from './runStep';

/** What a reader sees of a step that ended. */
function lineOf({step, seconds, fault, passed, failed}: Outcome): string {
  const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}`;
  const time = `${seconds.toFixed(1)} s`;
  return `${fault ? '✗' : '✓'} ${step.title.padEnd(30)} ${time.padStart(8)}   ${counts.padEnd(16)} npm run ${step.script}${fault ? `: ${fault}` : ''}`;
}

async function runLane(lane: Step[], outcomes: Outcome[]): Promise<void> {
  for (const step of lane) {
    const isInVain = outcomes.some(
      ({fault, step: {script}}) => fault && script === step.needs?.from,
    );
    if (isInVain) {
      console.log(`– ${step.title}: not run`);
      continue;
    }
    const outcome = await runStep(step);
    outcomes.push(outcome);
    console.log(lineOf(outcome));
  }
}

/**
 * Runs a plan and prints a line for each step as it ends. After a stage in
 * which something failed no other begins.
 *
 * @returns how the steps ended that were run
 */
export async function runPlan(plan: Plan): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const lanes of plan) {
    if (outcomes.some(({fault}) => fault)) {
      for (const {title} of lanes.flat()) console.log(`– ${title}: not run`);
      continue;
    }
    await Promise.all(lanes.map((lane) => runLane(lane, outcomes)));
  }
  return outcomes;
}
