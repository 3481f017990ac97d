import {existsSync, readFileSync} from 'node:fs';

/** How many tests of a step passed, and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The reports of Vitest and Playwright, as far as they count tests. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: {expected: number; unexpected: number; flaky: number};
}

/**
 * What a step's report in JSON counts. A step that reports nothing is one test.
 *
 * @param file of the report, whether it was written or not
 * @param succeeded by the exit code of the step
 */
export function countAll(file: string, succeeded: boolean): Counts {
  const one = succeeded ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!existsSync(file)) return one;
  const {stats, ...tests} = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const passed = stats?.expected ?? tests.numPassedTests ?? 0;
  const failed = stats
    ? stats.unexpected + stats.flaky
    : (tests.numFailedTests ?? 0);
  // What fails outside of a test fails all the same.
  return {passed, failed: Math.max(failed, one.failed)};
}
