import {createStore, useStore} from '../store';

/** What runs guides, and shows how they run. */
export type Runner = typeof import('./runner');

const importRunner = () =>
  import(/* webpackChunkName: "guide-runner" */ './runner');

const runner = createStore<Runner | undefined>(undefined);

/**
 * Loads the runner, once.
 *
 * @throws when it cannot be fetched; the next call tries again
 */
export async function loadRunner(): Promise<Runner> {
  const loaded = await importRunner();
  runner.write(loaded);
  return loaded;
}

/** Loads the runner when the reader is about to need it. */
export function prefetchRunner(): void {
  importRunner().catch(() => {
    // The click that follows tries again, and says what is wrong.
  });
}

/** The runner, once it is there. */
export const useRunner = (): Runner | undefined => useStore(runner);
