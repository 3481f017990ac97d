import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {countAll, type Counts} from './counts';
import type {Step} from './plans';

/** How a step ended. */
export interface Outcome extends Counts {
  step: Step;
  seconds: number;
  /** Why it failed, in a line; absent when it did not. */
  fault?: string;
  /** All that it printed. */
  output: string;
}

const reports = path.resolve('.cache/test-reports');

function npmRun(
  script: string,
  report: string,
): Promise<{code: number | null; output: string}> {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, HOLT_REPORT: report},
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

function getFault(
  {strict}: Step,
  code: number | null,
  output: string,
  {passed}: Counts,
): string | undefined {
  if (code !== 0) return `ended with exit code ${code}`;
  if (strict && output.includes('[WARNING]')) {
    return 'printed a warning, and may print none';
  }
  return passed === 0 ? 'ran no test' : undefined;
}

/** Runs a step and keeps what it prints. */
export async function runStep(step: Step): Promise<Outcome> {
  const {script, needs} = step;
  if (needs && !existsSync(needs.folder)) {
    const fault = `needs ${needs.folder}/, which "npm run ${needs.from}" makes`;
    return {step, seconds: 0, fault, output: '', passed: 0, failed: 1};
  }
  mkdirSync(reports, {recursive: true});
  const report = path.join(reports, `${script.replace(':', '-')}.json`);
  rmSync(report, {force: true});
  const start = Date.now();
  const {code, output} = await npmRun(script, report);
  const seconds = (Date.now() - start) / 1000;
  const counts = countAll(report, code === 0);
  const fault = getFault(step, code, output, counts);
  const failed = fault ? Math.max(1, counts.failed) : counts.failed;
  return {step, seconds, fault, output, ...counts, failed};
}
