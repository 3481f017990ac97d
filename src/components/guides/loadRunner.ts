import type {GuideData} from '../../guides/model';
import {createStore} from '../store';

const importRunner = () =>
  import(/* webpackChunkName: "guide-runner" */ './runner');

/** What runs guides, and shows how they run, once it is there. */
export const runnerStore = createStore<typeof import('./runner') | undefined>(
  undefined,
);

/** Tries again what the reader wanted when the runner could not be fetched. */
export const retryStore = createStore<(() => void) | undefined>(undefined);

/** Does something with the runner, as soon as it is there. */
export async function withRunner(
  work: (runner: typeof import('./runner')) => void = () => {},
): Promise<void> {
  retryStore.write(undefined);
  try {
    const runner = await importRunner();
    runnerStore.write(runner);
    work(runner);
  } catch {
    retryStore.write(() => void withRunner(work));
  }
}

/**
 * Runs steps of a guide.
 *
 * @param what id of a step, or the calls that undo the guide; all without it
 * @param isReplayed whether the reader pressed before the page showed the server
 */
export function startRun(
  guide: GuideData,
  what?: string,
  isReplayed = false,
): void {
  void withRunner((runner) => void runner.run(guide, what, isReplayed));
}
