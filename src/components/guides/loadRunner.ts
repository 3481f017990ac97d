import {flushSync} from 'react-dom';
import {createStore} from '../store';

const importRunner = () =>
  import(/* webpackChunkName: "guide-runner" */ './runner');

export type Runner = Awaited<ReturnType<typeof importRunner>>;

/** What runs guides, and shows how they run, once it is there. */
export const runnerStore = createStore<Runner | undefined>(undefined);

/** Tries again what the reader wanted when the runner could not be fetched. */
export const retryStore = createStore<(() => void) | undefined>(undefined);

/** Does something with the runner, as soon as it is there. */
export async function withRunner(
  work: (runner: Runner) => void = () => {},
): Promise<void> {
  retryStore.write(undefined);
  try {
    const runner = await importRunner();
    // It has the fields that the work may give the focus to.
    flushSync(() => runnerStore.write(runner));
    work(runner);
  } catch {
    retryStore.write(() => void withRunner(work));
  }
}
