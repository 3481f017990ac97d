/** A script of `package.json` that checks something. */
export interface Step {
  script: string;
  /** What it checks, for readers of the output. */
  title: string;
  /** A folder that an earlier step makes. */
  needs?: {folder: string; from: string};
  /** Warnings count as failures. */
  strict?: boolean;
}

/**
 * Stages run one after the other. The steps of a stage are taken in the order
 * in which they are written down, two at a time: long ones come first.
 */
export type Plan = Step[][];

const step = (
  script: string,
  title: string,
  more: Partial<Step> = {},
): Step => ({script, title, ...more});

const generated = {needs: {folder: '.generated', from: 'api'}};
const built = {needs: {folder: 'build', from: 'build:pages'}};

const api = step('api', 'API description, with its words');
const changes = step('check:changes', 'changes since the last version');
const spelling = step('spell', 'spelling');
const translations = step('check:translations', 'translations', generated);
const types = step('typecheck', 'types', generated);
const imports = step('lint:imports', 'modules and what they import');
const dead = step('lint:dead', 'code that nothing uses', generated);
const lint = step('lint', 'formatting and lint', generated);

const build = step('build:pages', 'build of both locales', {
  ...generated,
  strict: true,
});

/** `npm test`. Nothing runs beside the browser tests. */
export const usual: Plan = [
  [api],
  [
    build,
    lint,
    step('guides', 'guides and their scripts', generated),
    step('check:site', 'built site', built),
    step('samples:quick', 'code samples', built),
    step('unit', 'unit tests', generated),
    step('downloads', 'types and collections', generated),
    translations,
    types,
    imports,
    dead,
    changes,
    spelling,
  ],
  [step('e2e:quick', 'browser tests', built)],
];

/** `npm run slow`: what would make `npm test` too long. */
export const slow: Plan = [
  [api],
  [
    build,
    step('faults', 'reports of faults', generated),
    step('builds', 'builds of copies', generated),
    step('samples', 'code samples in each language', built),
    // Skips what asks the server where Caddy is not installed.
    step('production', 'server in production', built),
    step('check:archive', 'archive of a release', built),
  ],
  [step('e2e:slow', 'browser tests of each page at each size', built)],
  [step('browsers', 'Firefox and WebKit', built)],
];

/** `npm run check`: what can be said without a build. */
export const quick: Plan = [
  [api],
  [
    // Looks only at files that have changed since it last looked.
    step('lint:quick', 'formatting and lint', generated),
    translations,
    step('unit:quick', 'quick unit tests', generated),
    types,
    imports,
    dead,
    changes,
    spelling,
  ],
];

/** All steps of a plan, in the order in which they are written down. */
export const listSteps = (plan: Plan): Step[] => plan.flat();

/**
 * The part of a plan that the reader asked for.
 *
 * @param from leaves out what stands before this script
 * @param only leaves out all but this script
 * @throws naming the scripts, when there is no such one
 */
export function getPart(
  plan: Plan,
  {from, only}: {from?: string; only?: string},
): Plan {
  const scripts = listSteps(plan).map(({script}) => script);
  for (const name of [from, only]) {
    if (name !== undefined && !scripts.includes(name)) {
      throw new Error(
        `There is no step "${name}". The steps are: ${scripts.join(', ')}.`,
      );
    }
  }
  const first = from === undefined ? 0 : scripts.indexOf(from);
  return plan.map((stage) =>
    stage.filter(
      ({script}) =>
        scripts.indexOf(script) >= first &&
        (only === undefined || script === only),
    ),
  );
}
