import {existsSync, readFileSync} from 'node:fs';

/** A test that ran, and how long it took. */
export interface TimedTest {
  name: string;
  /** Milliseconds. */
  duration: number;
}

/** What a step says of its tests. */
export interface Report {
  passed: number;
  failed: number;
  skipped: number;
  tests: TimedTest[];
}

interface Vitest {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    assertionResults: {fullName: string; duration?: number | null}[];
  }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {title: string; tests: {results: {duration: number}[]}[]}[];
}

interface Playwright {
  stats: {
    expected: number;
    unexpected: number;
    flaky: number;
    skipped: number;
  };
  suites: Suite[];
}

function listTests({title, suites = [], specs = []}: Suite): TimedTest[] {
  return [
    ...suites.flatMap(listTests),
    ...specs.map((spec) => ({
      name: `${title} › ${spec.title}`,
      duration: spec.tests
        .flatMap(({results}) => results)
        .reduce((sum, {duration}) => sum + duration, 0),
    })),
  ];
}

/**
 * Reads the report that Vitest or Playwright writes as JSON. A step without one
 * is one test. What fails outside of a test counts as a failed one.
 *
 * @param file of the report, whether it was written or not
 * @param succeeded by the exit code of the step
 */
export function readReport(file: string, succeeded: boolean): Report {
  const least = succeeded ? 0 : 1;
  if (!existsSync(file)) {
    return {passed: 1 - least, failed: least, skipped: 0, tests: []};
  }
  const json = JSON.parse(readFileSync(file, 'utf8')) as Vitest | Playwright;
  if ('stats' in json) {
    const {expected, unexpected, flaky, skipped} = json.stats;
    return {
      passed: expected,
      failed: Math.max(unexpected + flaky, least),
      skipped,
      tests: json.suites.flatMap(listTests),
    };
  }
  return {
    passed: json.numPassedTests,
    failed: Math.max(json.numFailedTests, least),
    skipped: json.numPendingTests,
    tests: json.testResults.flatMap(({assertionResults}) =>
      assertionResults.map(({fullName, duration}) => ({
        name: fullName,
        duration: duration ?? 0,
      })),
    ),
  };
}
