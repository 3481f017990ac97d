import type {MouseEvent, ReactNode} from 'react';
import {createStore} from '../store';
import controls from '../tryIt/controls.module.css';
import {readServer} from '../tryIt/server';
import {isRunning, useSteps} from './state';

const importRunner = () =>
  import(/* webpackChunkName: "guide-runner" */ './runner');

export type Runner = Awaited<ReturnType<typeof importRunner>>;

export const runnerStore = createStore<Runner | undefined>(undefined);

/** Retries the reader's action after the runner failed to load. */
export const retryStore = createStore<(() => void) | undefined>(undefined);

/** Calls a function with the runner after loading it. */
export async function withRunner(
  work: (runner: Runner) => void = () => {},
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

interface Props {
  guide: string;
  isPrimary?: boolean;
  run: (runner: Runner) => Promise<void>;
  children: ReactNode;
}

export default function RunButton(props: Props): ReactNode {
  const {guide, isPrimary, run, children} = props;
  const waits = isRunning(useSteps(guide));
  function press({nativeEvent}: MouseEvent): void {
    // A replayed click was made before hydration, when the page showed the
    // sandbox. If another page selected a platform, the reader must see it
    // first.
    if (!nativeEvent.isTrusted && readServer().kind === 'platform') return;
    void withRunner((runner) => void run(runner));
  }
  return (
    <button
      type="button"
      className={isPrimary ? controls.primary : controls.button}
      aria-disabled={waits || undefined}
      data-guide-run
      onClick={waits ? undefined : press}
    >
      {children}
    </button>
  );
}
