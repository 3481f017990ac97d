import path from 'node:path';
import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';

const root = path.join(import.meta.dirname, '..');
const report = process.env.HOLT_REPORT;

/** Tests of folders that run commands or go through `build/`. */
function project(
  name: string,
  folders: string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    oxc: {jsx: {runtime: 'automatic'}},
    resolve: {
      alias: [
        {find: '@site', replacement: root},
        {
          find: /^@docusaurus\/(Interpolate|Link|theme-common|Translate|useBrokenLinks)$/,
          replacement: `${root}/tests/unit/whole/pages/stubs/$1`,
        },
      ],
    },
    test: {
      name,
      include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
      // For what hangs: five times what the longest takes beside four busy loops.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      ...options,
    },
  };
}

/** Those that keep a processor busy each go one after the other. */
const inTurn = {fileParallelism: false, testTimeout: 900_000};

export default defineConfig({
  test: {
    reporters: report
      ? ['default', ['json', {outputFile: report}]]
      : ['default'],
    projects: [
      // Reading the modules anew for each file takes longer than all tests.
      project('unit', ['unit'], {testTimeout: 60_000, isolate: false}),
      project('site', ['site']),
      project('runs', ['samples', 'guides', 'downloads']),
      project('clients', ['clients']),
      project('copies', ['builds', 'faults'], inTurn),
      project('html', ['html']),
      // The scenes in Firefox and WebKit: each opens a browser of its own.
      project('browsers', ['browsers'], {
        ...inTurn,
        globalSetup: 'tests/browsers/setup.ts',
      }),
    ],
  },
});
