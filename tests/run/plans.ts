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
 * Stages run one after the other. The lanes of a stage run side by side, the
 * steps of a lane one after the other.
 */
export type Plan = Step[][][];

const step = (
  script: string,
  title: string,
  more: Partial<Step> = {},
): Step => ({script, title, ...more});

const generated = {needs: {folder: '.generated', from: 'api'}};
const built = {needs: {folder: 'build', from: 'build:pages'}};

const api = step('api', 'API description');
const words = [
  step('lint:api', 'words of the API description', generated),
  step('spell', 'spelling'),
];
const translations = step('check:translations', 'translations', generated);
const types = step('typecheck', 'types', generated);
const rooms = step('lint:rooms', 'rooms and what they import');
const lint = step('lint', 'formatting and lint', generated);

/** `npm test`: everything. Nothing runs beside the browser tests. */
export const everything: Plan = [
  [[api]],
  [
    [
      step('build:pages', 'build of both locales', {
        ...generated,
        strict: true,
      }),
      step('check:site', 'built site', built),
      step('samples', 'code samples', built),
      lint,
      types,
      rooms,
      ...words,
    ],
    [
      translations,
      step('unit', 'unit tests', generated),
      step('faults', 'reports of faults', generated),
    ],
  ],
  [[step('e2e', 'browser tests', built)]],
];

/** `npm run check`: what can be said without a build. */
export const quick: Plan = [
  [[api]],
  [
    [
      types,
      rooms,
      // Looks only at files that have changed since it last looked.
      step('lint:quick', 'formatting and lint', generated),
    ],
    [...words, translations, step('unit:quick', 'quick unit tests', generated)],
  ],
];

/** All steps of a plan, in the order in which they are written down. */
export const stepsOf = (plan: Plan): Step[] => plan.flat(2);

/**
 * The part of a plan that the reader asked for.
 *
 * @param from leaves out what stands before this script
 * @param only leaves out all but this script
 * @throws naming the scripts, when there is no such one
 */
export function partOf(
  plan: Plan,
  {from, only}: {from?: string; only?: string},
): Plan {
  const scripts = stepsOf(plan).map(({script}) => script);
  for (const name of [from, only]) {
    if (name !== undefined && !scripts.includes(name)) {
      throw new Error(
        `There is no step "${name}". The steps are: ${scripts.join(', ')}.`,
      );
    }
  }
  const first = from === undefined ? 0 : scripts.indexOf(from);
  return plan.map((lanes) =>
    lanes.map((lane) =>
      lane.filter(
        ({script}) =>
          scripts.indexOf(script) >= first &&
          (only === undefined || script === only),
      ),
    ),
  );
}
