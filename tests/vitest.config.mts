import path from 'node:path';
import {defineConfig} from 'vitest/config';

const root = path.join(import.meta.dirname, '..');

export default defineConfig({
  test: {
    projects: [
      {
        oxc: {jsx: {runtime: 'automatic'}},
        resolve: {
          alias: [
            {find: '@site', replacement: root},
            {
              find: /^@docusaurus\/(Link|Translate|useBrokenLinks)$/,
              replacement: `${root}/tests/unit/pages/stubs/$1`,
            },
          ],
        },
        test: {name: 'unit', include: ['tests/unit/**/*.test.ts']},
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'samples',
          include: ['tests/samples/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
    ],
  },
});
