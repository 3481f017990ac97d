// Read by `tests/vitest.config.mts`.
process.env.HOLT_MUTANTS = '1';

/**
 * `npm run mutate`: changes the code in small ways, one after the other, and
 * runs the unit tests that reach the change. A change that no test notices is
 * a fault that `npm test` would let pass. `npm run mutate -- -m src/lint/**`
 * tries one folder.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'src/reference/**/*.ts',
    'src/lint/**/*.ts',
    'src/sandbox/**/*.ts',
    'src/connect/**/*.ts',
    'src/translations/**/*.ts',
  ],
  testRunner: 'vitest',
  vitest: {configFile: 'tests/vitest.config.mts'},
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  tempDirName: '.cache/mutants',
  ignorePatterns: [
    '/build*',
    '/.docusaurus',
    '/.cache',
    '/docs/api',
    '/i18n/*/*/current/api',
    '/test-results',
    '/benchmarks',
  ],
  reporters: ['clear-text', 'json'],
  clearTextReporter: {allowColor: false, logTests: false, reportTests: false},
  jsonReporter: {fileName: '.cache/mutation.json'},
};
