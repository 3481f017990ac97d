import type {MouseEvent, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {createStore} from '../store';
import controls from '../tryIt/controls.module.css';
import {readServer} from '../tryIt/server';
import {isRunning, useSteps} from './state';

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

interface Props {
  /** Name of the guide. */
  guide: string;
  isPrimary?: boolean;
  /** @param baseUrl where the site, in this locale, begins */
  run: (runner: Runner, baseUrl: string) => Promise<void>;
  children: ReactNode;
}

/** A button that does nothing while a step of the guide runs. */
export default function RunButton(props: Props): ReactNode {
  const {guide, isPrimary, run, children} = props;
  const baseUrl = useBaseUrl('/');
  const waits = isRunning(useSteps(guide));
  const press = ({nativeEvent}: MouseEvent) =>
    void withRunner((runner) => {
      // A click before the page ran is replayed: until then the page showed the
      // sandbox, and a platform that was chosen elsewhere has to be seen first.
      if (!nativeEvent.isTrusted && readServer().kind === 'platform') {
        runner.showPlatform();
      } else void run(runner, baseUrl);
    });
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
