import path from 'node:path';
import type {TestProjectInlineConfiguration} from 'vitest/config';

const root = path.join(import.meta.dirname, '..');

/** The unit tests: what `npm run unit` runs, and what mutants are tried on. */
export const unit = {
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
  test: {name: 'unit', include: ['tests/unit/**/*.test.ts']},
} satisfies TestProjectInlineConfiguration;
