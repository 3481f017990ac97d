import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
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
import {appendFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';
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
  const start = Date.now();
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      USE_FILE: file,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
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
