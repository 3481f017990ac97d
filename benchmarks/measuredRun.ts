import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export interface Run {
  seconds: number;
  /** Of all processes: other work on the machine does not lengthen it. */
  cpuSeconds: number;
  /** Of the largest process. */
  peakBytes: number;
}

/** Every Node.js process that the command starts notes its use as it ends. */
const hook = `
const {appendFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');
if (isMainThread) process.on('exit', () => appendFileSync(
  process.env.USE_FILE, JSON.stringify(process.resourceUsage()) + '\\n'));`;

/**
 * Runs a command and measures it.
 *
 * @throws with its output when it fails
 */
export function measuredRun(
  siteDir: string,
  program: string,
  args: string[],
): Run {
  const folder = mkdtempSync(path.join(tmpdir(), 'holt-use-'));
  const file = path.join(folder, 'use');
  const hookFile = path.join(folder, 'hook.cjs');
  writeFileSync(hookFile, hook);
  const start = Date.now();
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      USE_FILE: file,
      // Not "--import", with which Node.js reads TypeScript by no hook of "require".
      NODE_OPTIONS: `--require=${hookFile}`,
      // Each build starts from nothing.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  const seconds = (Date.now() - start) / 1000;
  if (status !== 0) {
    throw new Error(
      `${program} ${args.join(' ')} failed.\n${`${stdout}${stderr}`.slice(-4000)}`,
    );
  }
  const uses = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  rmSync(folder, {recursive: true});
  return {
    seconds,
    cpuSeconds: uses.reduce(
      (sum, {userCPUTime, systemCPUTime}) =>
        sum + (userCPUTime + systemCPUTime) / 1e6,
      0,
    ),
    peakBytes: Math.max(...uses.map(({maxRSS}) => maxRSS)) * 1024,
  };
}
