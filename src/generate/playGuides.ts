import type {StepResult} from '../guides/engine/result';
import type {Guide} from '../guides/model';
import {recordGuide, type Platform} from '../guides/record';
import {seededRandom} from '../guides/seededRandom';
import {createSandbox} from '../sandbox/createSandbox';
import type {SandboxData} from '../sandbox/model';

/** What the steps of each guide sent and got, by its name. */
export type PlayedGuides = ReadonlyMap<string, StepResult[]>;

/** When each guide begins: a Monday morning in the pretend data centre. */
const begin = Date.UTC(2026, 2, 16, 9);

/** A sandbox in which nothing depends on when it runs. */
export function platformOf(data: SandboxData): Platform {
  let now = begin;
  return {
    handler: createSandbox(data, {
      now: () => now,
      random: seededRandom(1),
      latency: 0,
    }),
    turn: (milliseconds) => (now += milliseconds),
  };
}

/**
 * Runs every guide against a sandbox of its own, always with the same bytes.
 *
 * @throws naming guide and step when one fails
 */
export async function playGuides(
  guides: readonly Guide[],
  data: SandboxData,
): Promise<PlayedGuides> {
  const played = new Map<string, StepResult[]>();
  for (const guide of guides) {
    played.set(guide.name, await recordGuide(guide, platformOf(data)));
  }
  return played;
}
