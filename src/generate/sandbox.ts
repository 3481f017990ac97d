import memoize from 'es-toolkit/compat/memoize';
import type {StepResult} from '../guides/runSteps';
import type {Guide} from '../guides/model';
import {recordGuide, type Platform} from './recordGuide';
import {createSeededRandom} from './seededRandom';
import {getLine} from '../api/description/files';
import {getSandboxData} from './sandboxData';
import {findSandboxRuleFaults, rulesFile} from '../lint/rules/sandbox';
import {createSandbox} from '../sandbox/createSandbox';
import type {SandboxData} from '../sandbox/model';
import type {Bundle} from './bundler';

/**
 * Creates the data of the sandbox, once for all languages.
 *
 * @throws if its rules refer to undefined items
 */
export const createSandboxData = memoize((bundle: Bundle): SandboxData => {
  const {files, document, reference, rules, messages} = bundle;
  const file = files.find((one) => one.file === rulesFile);
  const faults = [...findSandboxRuleFaults(rules, reference)].map(
    ({path: at, message}) =>
      `${rulesFile}:${file ? getLine(file, at) : 1}: ${at.join('.')}: ${message}`,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return getSandboxData(document, reference, rules, messages);
});
// The data of a replaced bundle is freed.
createSandboxData.cache = new WeakMap();

/** Requests and responses of each guide's steps, by guide name. */
export type SimulatedGuides = ReadonlyMap<string, StepResult[]>;

/** Start time of each guide: a Monday morning in the simulated data center. */
const begin = Date.UTC(2026, 2, 16, 9);

/** A deterministic sandbox: fixed clock and seeded random numbers. */
export function getPlatform(data: SandboxData): Platform {
  let now = begin;
  return {
    handler: createSandbox(data, {
      now: () => now,
      random: createSeededRandom(1),
      latency: 0,
    }),
    turn: (milliseconds) => (now += milliseconds),
  };
}

/**
 * Runs every guide in its own sandbox, with the same result each time.
 *
 * @throws with file, line, and step if one fails
 */
export async function simulateGuides({
  workflows,
  sandbox,
}: {
  workflows: readonly {guide: Guide}[];
  sandbox: SandboxData;
}): Promise<SimulatedGuides> {
  const simulated = new Map<string, StepResult[]>();
  for (const {guide} of workflows) {
    simulated.set(guide.name, await recordGuide(guide, getPlatform(sandbox)));
  }
  return simulated;
}
