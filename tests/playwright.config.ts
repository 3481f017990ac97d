import {defineConfig, type ReporterDescription} from '@playwright/test';
import {browserArguments, findBrowser} from '../benchmarks/browser';

const report = process.env.HOLT_REPORT;

const reporters: ReporterDescription[] = [['list']];
if (report) reporters.push(['json', {outputFile: report}]);
if (process.env.GITHUB_ACTIONS) reporters.push(['github']);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Serves `build/` on a port that nobody else uses.
  globalSetup: './e2e/serveBuild.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than CI's processors: while a page waits, another one runs.
  workers: 3,
  timeout: 90_000,
  expect: {timeout: 30_000},
  reporter: reporters,
  use: {
    viewport: {width: 1440, height: 900},
    // A trace costs a third of the time: `npx playwright test --trace on` makes one.
    trace: 'off',
    launchOptions: {executablePath: findBrowser(), args: browserArguments},
  },
});
