import {parseArgs} from 'node:util';
import {findBrowser} from '../../benchmarks/browser';
import {findHanFont} from '../../benchmarks/hanFont';
import {getPart, quick, slow, usual} from './plans';
import {checkTracked, workTree} from './repository';
import {formatCounts, runSteps, type Outcome} from './runSteps';

/**
 * `npm test` runs what finds most faults, `npm run slow` what takes long besides,
 * `npm run check` what needs no build.
 * `--from <step>` leaves out what comes before a step, `--only <step>` all
 * other steps. Ends with `N passed, N failed`, and with exit code 1 when
 * anything failed.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      quick: {type: 'boolean'},
      slow: {type: 'boolean'},
      from: {type: 'string'},
      only: {type: 'string'},
    },
  });
  const plan = values.quick ? quick : values.slow ? slow : usual;
  const steps = getPart(plan, values);
  // Before anything that would be for nothing without one.
  if (steps.some(({name}) => name === 'browser')) {
    console.log(`Browser: ${findBrowser()}. Chinese font: ${findHanFont()}.`);
  }
  checkTracked();
  const before = workTree();
  const start = Date.now();
  const outcomes = await runSteps(steps);
  printFaults(outcomes);
  printSlowest(outcomes);
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failed = sum('failed') + countChanges(before);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  console.log(
    formatCounts({passed: sum('passed'), failed, skipped: sum('skipped')}),
  );
  if (failed > 0) process.exitCode = 1;
}

/** What failed, complete. */
function printFaults(outcomes: Outcome[]): void {
  for (const {step, fault, output} of outcomes) {
    if (!fault) continue;
    console.log(
      `\n════ ${step.title} (--only ${step.name}): ${fault}\n${output.trim()}`,
    );
  }
}

function printSlowest(outcomes: Outcome[]): void {
  const tests = outcomes
    .flatMap(({step, tests}) =>
      tests.map(({name, duration}) => ({
        line: `${step.name}: ${name.trim()}`,
        duration,
      })),
    )
    .sort((a, b) => b.duration - a.duration)
    .slice(0, 10);
  if (tests.length === 0) return;
  console.log('\nThe slowest tests:');
  for (const {line, duration} of tests) {
    console.log(`${(duration / 1000).toFixed(1).padStart(8)} s  ${line}`);
  }
}

/** @returns 1 if the tests changed files that git sees, after naming them */
function countChanges(before: string): number {
  const known = before.split('\n');
  const changed = workTree()
    .split('\n')
    .filter((line) => !known.includes(line));
  if (changed.length === 0) return 0;
  console.log(
    `\n════ The tests changed files that git sees:\n${changed.join('\n')}`,
  );
  return 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
