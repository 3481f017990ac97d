import {defineConfig} from '@playwright/test';
import {browserArguments, findBrowser} from '../../benchmarks/browser';
import {looks} from './plan';
import type {Options} from './test';

const folder = '../../.cache/visual';

const pages = looks.map(({name, language, theme, width}) => ({
  name,
  testMatch: 'pages.spec.ts',
  use: {
    language,
    theme,
    colorScheme: theme,
    viewport: {width, height: 900},
  },
}));

export default defineConfig<Options>({
  testDir: '.',
  outputDir: `${folder}/results`,
  snapshotPathTemplate: `${folder}/expected/{projectName}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: {timeout: 60_000, toHaveScreenshot: {threshold: 0}},
  reporter: [
    ['list'],
    ['html', {outputFolder: `${folder}/report`, open: 'never'}],
  ],
  use: {
    actionTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...browserArguments,
        // Redraw a changed part with its surroundings instead of cutting it
        // out, so that rounded corners do not depend on when they are drawn.
        '--disable-partial-raster',
        '--force-color-profile=srgb',
      ],
    },
  },
  projects: pages,
});
