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
  reporter: process.env.CI ? 'list' : [['list'], ['html', {open: 'never'}]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: {width: 1440, height: 900},
    trace: 'retain-on-failure',
    launchOptions: {executablePath: findBrowser(), args: browserArguments},
  },
  webServer: {
    command: `tsx tests/serve.mts ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
});
