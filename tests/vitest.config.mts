import path from 'node:path';
import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';

const root = path.join(import.meta.dirname, '..');
const {HOLT_REPORT: report, HOLT_MUTANTS: triesMutants} = process.env;

const source = {
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: '@site', replacement: root},
      {
        find: /^@docusaurus\/(Link|Translate|useBrokenLinks)$/,
        replacement: `${root}/tests/unit/whole/pages/stubs/$1`,
      },
    ],
  },
} satisfies TestProjectInlineConfiguration;

// These replace modules, or look at what a module does when it is first read.
const alone = [
  'tests/unit/command/**/*.test.ts',
  'tests/unit/components/**/*.test.ts',
];
// These go through the whole description or compile whole pages: they take
// seconds, and load native modules, which do not survive in Stryker's threads.
const whole = ['tests/unit/whole/**/*.test.ts'];

const quick: TestProjectInlineConfiguration[] = [
  {
    ...source,
    test: {
      name: 'unit',
      testTimeout: 60_000,
      include: ['tests/unit/**/*.test.ts'],
      exclude: [...alone, ...whole],
      // Reading the modules anew for each file takes longer than all tests.
      isolate: false,
    },
  },
  {...source, test: {name: 'unit-alone', testTimeout: 60_000, include: alone}},
];

// For what hangs: five times what the longest takes beside four busy loops.
const limits = {testTimeout: 900_000, hookTimeout: 900_000};

/** Tests of a folder that run commands, browsers or go through `build/`. */
const slow = (name: string) => ({
  test: {name, include: [`tests/${name}/**/*.test.ts`], ...limits},
});

/** Those that keep a processor busy each go one after the other. */
const inTurn = (name: string) => ({
  test: {...slow(name).test, fileParallelism: false},
});

/** The scenes in Firefox and WebKit: each opens a browser of its own. */
const browsers = {
  test: {...inTurn('browsers').test, globalSetup: 'tests/browsers/setup.ts'},
};

/** Each operation in one of the languages. */
const samplesInTurns = {
  test: {
    ...slow('samples').test,
    name: 'samples-in-turns',
    env: {HOLT_SAMPLES_IN_TURNS: '1'},
  },
};

export default defineConfig({
  test: {
    reporters: report
      ? ['default', ['json', {outputFile: report}]]
      : ['default'],
    projects: triesMutants
      ? quick
      : [
          ...quick,
          {...source, test: {name: 'unit-whole', ...limits, include: whole}},
          inTurn('faults'),
          inTurn('builds'),
          browsers,
          slow('downloads'),
          slow('samples'),
          samplesInTurns,
          slow('guides'),
          slow('site'),
          slow('production'),
          slow('release'),
          slow('html'),
        ],
  },
});
