import type {Plan, Step} from './plans';
import {runStep, type Outcome} from './runStep';

/** What a reader sees of a step that ended. */
function getLine({step, seconds, fault, passed, failed}: Outcome): string {
  const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}`;
  const time = `${seconds.toFixed(1)} s`;
  return `${fault ? '✗' : '✓'} ${step.title.padEnd(30)} ${time.padStart(8)}   ${counts.padEnd(16)} npm run ${step.script}${fault ? `: ${fault}` : ''}`;
}

/** Runs a step, unless what it needs could not be made. */
async function runOrSkip(
  step: Step,
  outcomes: Outcome[],
  run: typeof runStep,
): Promise<void> {
  const isInVain = outcomes.some(
    ({fault, step: {script}}) => fault && script === step.needs?.from,
  );
  if (isInVain) {
    console.log(`– ${step.title}: not run`);
    return;
  }
  const outcome = await run(step);
  outcomes.push(outcome);
  console.log(getLine(outcome));
}

/**
 * Takes the steps of a stage in their order, but one that needs what another
 * makes only after that one has ended.
 */
async function runStage(
  stage: Step[],
  outcomes: Outcome[],
  run: typeof runStep,
): Promise<void> {
  const waiting = [...stage];
  const unfinished = new Set(stage.map(({script}) => script));
  async function work(): Promise<void> {
    for (;;) {
      const index = waiting.findIndex(
        ({needs}) => !needs || !unfinished.has(needs.from),
      );
      // Whoever runs what the others wait for takes them afterwards.
      const [step] = index < 0 ? [] : waiting.splice(index, 1);
      if (!step) return;
      await runOrSkip(step, outcomes, run);
      unfinished.delete(step.script);
    }
  }
  await Promise.all([work(), work()]);
}

/**
 * Runs a plan and prints a line for each step as it ends. After a stage in
 * which something failed no other begins.
 *
 * @param run runs one step
 * @returns how the steps ended that were run
 */
export async function runPlan(
  plan: Plan,
  run: typeof runStep = runStep,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const stage of plan) {
    if (outcomes.some(({fault}) => fault)) {
      for (const {title} of stage) console.log(`– ${title}: not run`);
      continue;
    }
    await runStage(stage, outcomes, run);
  }
  return outcomes;
}
