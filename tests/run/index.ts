import {parseArgs} from 'node:util';
import {findBrowser} from '../../benchmarks/browser';
import {findHanFont} from '../../benchmarks/hanFont';
import {getPart, quick, slow, listSteps, usual, type Plan} from './plans';
import {checkTracked, workTree} from './repository';
import {runPlan} from './runPlan';
import type {Outcome} from './runStep';

/**
 * `npm test` runs what finds most faults, `npm run slow` what takes long besides,
 * `npm run check` what needs no build.
 * `--from <script>` leaves out what comes before a step, `--only <script>` all
 * other steps. Ends with `N passed, N failed`, and with exit code 1 when
 * anything failed.
 */
function readPlan(): Plan {
  const {values} = parseArgs({
    options: {
      quick: {type: 'boolean'},
      slow: {type: 'boolean'},
      from: {type: 'string'},
      only: {type: 'string'},
    },
  });
  const plan = values.quick ? quick : values.slow ? slow : usual;
  return getPart(plan, values);
}

/** What failed, last and complete. */
function printFaults(outcomes: Outcome[]): void {
  for (const {step, fault, output} of outcomes) {
    if (!fault) continue;
    console.log(
      `\n════ ${step.title} (npm run ${step.script}) ${fault}\n${output.trim()}`,
    );
  }
}

function checkWorkTree(before: string): number {
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

async function run(): Promise<void> {
  const plan = readPlan();
  const hasBrowserTests = listSteps(plan).some(({script}) =>
    script.startsWith('e2e:'),
  );
  // Before anything that would be for nothing without one.
  if (hasBrowserTests) {
    const browser = findBrowser();
    console.log(`Browser: ${browser}. Chinese font: ${findHanFont()}.`);
  }
  checkTracked();
  const before = workTree();
  const start = Date.now();
  const outcomes = await runPlan(plan);
  printFaults(outcomes);
  const sum = (key: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failed = sum('failed') + checkWorkTree(before);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  console.log(`${sum('passed')} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
