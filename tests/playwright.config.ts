import {defineConfig} from '@playwright/test';
import {browserArguments, findBrowser} from '../benchmarks/browser';

const report = process.env.HOLT_REPORT;

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
  // For what hangs: five times what a test takes beside four busy loops.
  timeout: 300_000,
  expect: {timeout: 100_000},
  reporter: report ? [['list'], ['json', {outputFile: report}]] : 'list',
  use: {
    viewport: {width: 1440, height: 900},
    // A trace costs a third of the time: `npm run e2e -- --trace on` makes one.
    trace: 'off',
    launchOptions: {executablePath: findBrowser(), args: browserArguments},
  },
});
