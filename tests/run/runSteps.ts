import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {folders, type Step} from './plans';
import {readReport, type Report} from './report';

/** How a step ended. */
export interface Outcome extends Report {
  step: Step;
  seconds: number;
  /** Why it failed, in a line; absent when it did not. */
  fault?: string;
  /** All that it printed. */
  output: string;
}

const reports = path.resolve('.cache/test-reports');
const bin = path.resolve('node_modules/.bin');

function run(
  {command: [program = '', ...args], env}: Step,
  report: string,
): Promise<{code: number | null; output: string}> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      HOLT_REPORT: report,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve) => {
    child.on('error', ({message}) => resolve({code: 1, output: message}));
    child.on('close', (code) => resolve({code, output}));
  });
}

async function runStep(step: Step): Promise<Outcome> {
  mkdirSync(reports, {recursive: true});
  const file = path.join(reports, `${step.name}.json`);
  rmSync(file, {force: true});
  const start = Date.now();
  const {code, output} = await run(step, file);
  const seconds = (Date.now() - start) / 1000;
  const report = readReport(file, code === 0);
  const fault =
    code !== 0
      ? `ended with exit code ${code}`
      : step.strict && output.includes('[WARNING]')
        ? 'printed a warning, and may print none'
        : report.passed === 0
          ? 'ran no test'
          : undefined;
  const failed = fault ? Math.max(1, report.failed) : report.failed;
  return {...report, failed, step, seconds, fault, output};
}

/** Counts of tests as they stand in the lines of the output. */
export const formatCounts = (
  counts: Pick<Report, 'passed' | 'failed' | 'skipped'>,
): string =>
  `${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`;

function printLine(outcome: Outcome): void {
  const {step, seconds, fault} = outcome;
  const time = `${seconds.toFixed(1)} s`;
  console.log(
    `${fault ? '✗' : '✓'} ${step.name.padEnd(13)} ${step.title.padEnd(34)} ${time.padStart(8)}   ${formatCounts(outcome)}${fault ? `: ${fault}` : ''}`,
  );
}

/** What keeps a step from running, in a line. */
function findObstacle(step: Step, outcomes: Outcome[]): string | undefined {
  const failed = step.needs?.find((name) =>
    outcomes.some((outcome) => outcome.fault && outcome.step.name === name),
  );
  if (failed) return `"${failed}" failed`;
  const missing = step.needs?.find((name) => !existsSync(folders[name] ?? '.'));
  return (
    missing && `needs ${folders[missing]}/, which the step "${missing}" makes`
  );
}

/**
 * Runs steps, two at a time, each as soon as what it needs has ended, and
 * prints a line for each. Every step runs whose needs are met, whatever else
 * failed. One that cannot run fails.
 */
export async function runSteps(steps: Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const outcomes: Outcome[] = [];
  const isReady = ({needs = []}: Step): boolean =>
    ![...waiting, ...running.keys()].some(({name}) => needs.includes(name));

  async function finish(step: Step): Promise<void> {
    const obstacle = findObstacle(step, outcomes);
    const outcome: Outcome = obstacle
      ? {
          step,
          seconds: 0,
          fault: `not run: ${obstacle}`,
          output: '',
          passed: 0,
          failed: 1,
          skipped: 0,
          tests: [],
        }
      : await runStep(step);
    outcomes.push(outcome);
    printLine(outcome);
    running.delete(step);
  }

  /** The next step that may start beside those that run. */
  function takeNext(): Step | undefined {
    const isBusy = [...running.keys()].some(({alone}) => alone);
    const next = waiting.find(isReady);
    if (!next || isBusy || running.size >= (next.alone ? 1 : 2))
      return undefined;
    waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  while (waiting.length + running.size > 0) {
    for (let next = takeNext(); next; next = takeNext()) {
      running.set(next, finish(next));
    }
    await Promise.race(running.values());
  }
  return outcomes;
}
