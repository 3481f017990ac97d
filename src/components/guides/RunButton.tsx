import type {MouseEvent, ReactNode} from 'react';
import controls from '../tryIt/controls.module.css';
import {withRunner, type Runner} from './loadRunner';
import {isRunning, shownServer, useSteps} from './state';

interface Props {
  /** Name of the guide. */
  guide: string;
  isPrimary?: boolean;
  run: (runner: Runner) => Promise<void>;
  children: ReactNode;
}

/** A button that does nothing while a step of the guide runs. */
export default function RunButton(props: Props): ReactNode {
  const {guide, isPrimary, run, children} = props;
  const waits = isRunning(useSteps(guide));
  const press = ({nativeEvent}: MouseEvent) =>
    void withRunner((runner) => {
      const shown = shownServer.read();
      // A click before the page ran is replayed: until then the page showed the
      // sandbox, and a platform that was chosen elsewhere has to be seen first.
      if (!nativeEvent.isTrusted && shown?.server.kind === 'platform') {
        shown.focus();
      } else void run(runner);
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
