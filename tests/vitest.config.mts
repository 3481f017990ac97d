import path from 'node:path';
import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';

const root = path.join(import.meta.dirname, '..');
const {HOLT_REPORT: report, HOLT_MUTANTS: triesMutants} = process.env;

const unit: TestProjectInlineConfiguration = {
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
  test: {
    name: 'unit',
    include: ['tests/unit/**/*.test.ts'],
    // Those of `whole` go through the whole description or compile whole
    // pages: they take seconds for each mutant, and load native modules, which
    // do not survive in Stryker's threads.
    exclude: triesMutants ? ['tests/unit/whole/**'] : [],
  },
};

/** Tests of a folder that run commands, browsers or go through `build/`. */
const slow = (name: string, seconds: number) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
  },
});

const faults = slow('faults', 300);

export default defineConfig({
  test: {
    reporters: report
      ? ['default', ['json', {outputFile: report}]]
      : ['default'],
    projects: triesMutants
      ? [unit]
      : [
          unit,
          {test: {...faults.test, fileParallelism: false}},
          slow('samples', 120),
          slow('site', 180),
        ],
  },
});
