import {defineConfig} from '@playwright/test';
import {browserArguments, findBrowser} from './browser';

const port = Number(process.env.E2E_PORT ?? 3200);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // Machines that CI runs on can be several times slower than a desk's.
  expect: {timeout: 20_000},
  reporter: process.env.CI ? 'list' : [['list'], ['html', {open: 'never'}]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: {width: 1440, height: 900},
    // Traces cost a third of the time, and nobody can fetch them from CI.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {executablePath: findBrowser(), args: browserArguments},
  },
  webServer: {
    command: `tsx tests/serve.mts ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
});
