/** A command that checks something; what it prints is kept for the end. */
export interface Step {
  /** What `--from` and `--only` call it. */
  name: string;
  /** What it checks, for readers of the output. */
  title: string;
  /** The program, from `node_modules/.bin` or the system, and its arguments. */
  command: string[];
  env?: Record<string, string>;
  /** Steps that make what this one reads; it is left out when one of them failed. */
  needs?: string[];
  /** Runs beside no other step. */
  alone?: boolean;
  /** Warnings count as failures. */
  strict?: boolean;
}

/** The folder that a step makes; a step that needs it can run without it if the folder exists. */
export const folders: Record<string, string> = {
  api: '.generated',
  build: 'build',
};

const vitest = (...projects: string[]): string[] => [
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.mts',
  ...projects.flatMap((project) => ['--project', project]),
];
const playwright = [
  'playwright',
  'test',
  '--config',
  'tests/playwright.config.ts',
];

const api: Step = {
  name: 'api',
  title: 'API description',
  command: ['npm', 'run', '--silent', 'api'],
};
const build: Step = {
  name: 'build',
  title: 'build of both locales',
  command: ['npm', 'run', '--silent', 'build:pages'],
  needs: ['api'],
  strict: true,
};
const unit: Step = {
  name: 'unit',
  title: 'unit tests',
  command: vitest('unit'),
  needs: ['api'],
};
const translations: Step = {
  name: 'translations',
  title: 'translations',
  command: ['npm', 'run', '--silent', 'check:translations'],
  needs: ['api'],
};
// Types cost most of the time of the linter: `npm run slow` and editors have them.
const lint: Step = {
  name: 'lint',
  title: 'lint',
  command: [
    'eslint',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    '.cache/eslint',
    '.',
  ],
  env: {HOLT_LINT: 'quick'},
  needs: ['api'],
};
const types: Step = {
  name: 'types',
  title: 'types',
  command: ['tsc'],
  needs: ['api'],
};
const imports: Step = {
  name: 'imports',
  title: 'folders and their imports',
  command: ['depcruise', '--config', 'tests/rooms/rules.cjs', 'src'],
};
const dead: Step = {
  name: 'dead',
  title: 'code that nothing uses',
  command: ['knip', '--no-progress', '--no-config-hints'],
  needs: ['api'],
};
const changes: Step = {
  name: 'changes',
  title: 'changes since the last version',
  command: ['npm', 'run', '--silent', 'check:changes'],
};
const spelling: Step = {
  name: 'spelling',
  title: 'spelling',
  command: ['cspell', 'lint', '--no-progress', '--no-summary'],
};

/** `npm test`. Nothing runs beside the browser tests. */
export const usual: Step[] = [
  api,
  build,
  unit,
  types,
  lint,
  translations,
  dead,
  spelling,
  imports,
  changes,
  {
    name: 'site',
    title: 'built site',
    command: vitest('site'),
    needs: ['build'],
  },
  {
    name: 'runs',
    title: 'samples, guides and types run',
    command: vitest('runs'),
    needs: ['build'],
  },
  {
    name: 'browser',
    title: 'browser tests',
    command: [...playwright, '--grep-invert', '@slow'],
    needs: ['build'],
    alone: true,
  },
];

/** `npm run slow`: what would make `npm test` too long. */
export const slow: Step[] = [
  api,
  build,
  {
    name: 'lint',
    title: 'lint with types',
    command: ['eslint', '.'],
    needs: ['api'],
  },
  {
    name: 'format',
    title: 'formatting',
    command: ['prettier', '--check', '.'],
  },
  {
    name: 'copies',
    title: 'builds and commands in copies',
    command: vitest('copies'),
    needs: ['api'],
  },
  {
    name: 'runs',
    title: 'each sample, guide and collection',
    command: vitest('runs', 'clients'),
    env: {HOLT_RUNS: 'all'},
    needs: ['build'],
  },
  {
    name: 'html',
    title: 'HTML of each page',
    command: vitest('html'),
    needs: ['build'],
  },
  {
    name: 'browser',
    title: 'each page in each mode and size',
    command: [...playwright, '--grep', '@slow'],
    needs: ['build'],
    alone: true,
  },
  {
    name: 'browsers',
    title: 'Firefox and WebKit',
    command: vitest('browsers'),
    needs: ['build'],
    alone: true,
  },
];

/** `npm run check`: what can be said without a build. */
export const quick: Step[] = [
  api,
  unit,
  types,
  lint,
  translations,
  {
    name: 'format',
    title: 'formatting',
    command: [
      'prettier',
      '--check',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/prettier',
      '.',
    ],
  },
  dead,
  spelling,
  imports,
  changes,
];

/**
 * The part of a plan that the reader asked for.
 *
 * @param from leaves out what stands before this step
 * @param only leaves out all but this step
 * @throws naming the steps, when there is no such one
 */
export function getPart(
  plan: Step[],
  {from, only}: {from?: string; only?: string},
): Step[] {
  const names = plan.map(({name}) => name);
  for (const name of [from, only]) {
    if (name !== undefined && !names.includes(name)) {
      throw new Error(
        `There is no step "${name}". The steps are: ${names.join(', ')}.`,
      );
    }
  }
  const first = from === undefined ? 0 : names.indexOf(from);
  return plan.filter(
    ({name}, index) => index >= first && (only ?? name) === name,
  );
}
