import docusaurus from '@docusaurus/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';

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
  tseslint.configs.recommendedTypeChecked,
  {languageOptions: {parserOptions: {projectService: true}}},
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
);
