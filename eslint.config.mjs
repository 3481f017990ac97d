import docusaurus from '@docusaurus/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import playwright from 'eslint-plugin-playwright';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';

// Rules that ask for types take most of the time: `npm test` leaves them to
// `npm run slow` and to editors.
const typed = process.env.HOLT_LINT !== 'quick';

export default defineConfig(
  {
    ignores: [
      'eslint.config.mjs',
      'docs/api/',
      'i18n/',
      'node_modules/',
      'build/',
      '.docusaurus/',
      '.cache/',
      '.generated/',
      'test-results/',
      'playwright-report/',
      'benchmarks/stock/',
    ],
  },
  typed
    ? [
        tseslint.configs.recommendedTypeChecked,
        {languageOptions: {parserOptions: {projectService: true}}},
      ]
    : tseslint.configs.recommended,
  {
    files: ['src/**/*.tsx'],
    extends: [
      a11y.flatConfigs.recommended,
      reactHooks.configs.flat.recommended,
    ],
    plugins: {'@docusaurus': {rules: docusaurus.rules}},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        {
          ignoredStrings:
            // Names of the API and marks that are the same in every language.
            ['POST', '#', 'uuid', 'scopeUuid', 'unimplemented'],
        },
      ],
    },
  },
  {
    // An assertion of a browser test waits for its state.
    files: ['tests/e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': [
        'error',
        {assertFunctionPatterns: ['^expect', '^shows', '^runs$']},
      ],
      'playwright/no-conditional-in-test': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/no-force-option': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-element-handle': 'error',
      'playwright/no-eval': 'error',
      'playwright/no-useless-await': 'error',
      'playwright/prefer-web-first-assertions': 'error',
      'playwright/missing-playwright-await': 'error',
    },
  },
);
