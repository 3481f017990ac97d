import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {GuideData, GuideStepData} from '../../guides/model';
import controls from '../tryIt/controls.module.css';
import {loadRunner, prefetchRunner, useRunner} from './loadRunner';
import {isBusy, getStepStates, useGuide} from './store';
import RunnerFailure from './RunnerFailure';
import styles from './styles.module.css';

interface Props {
  guide: GuideData;
  /** Without one, the buttons run the whole guide. */
  step?: GuideStepData;
}

/** Buttons that run a step or the rest of the guide, and stop it. */
export default function RunButtons({guide, step}: Props): ReactNode {
  const state = useGuide(guide);
  const runner = useRunner();
  /** What to run when the reader tries again. */
  const [failed, setFailed] = useState<{only?: string}>();
  const busy = isBusy(state);
  const known = getStepStates(state);
  const isAllDone = guide.steps.every(({id}) => known[id]?.status === 'done');

  async function run(only?: string): Promise<void> {
    if (busy) return;
    setFailed(undefined);
    try {
      const {run: start} = await loadRunner();
      // What loaded with this click was not on the page before it.
      await start(guide, only, runner !== undefined);
    } catch (error) {
      if (runner) throw error;
      setFailed({only});
    }
  }

  const shared = {
    type: 'button',
    'aria-disabled': busy || undefined,
    onPointerEnter: prefetchRunner,
    onFocus: prefetchRunner,
  } as const;
  return (
    <div className={clsx(styles.buttons, styles.run)}>
      {step && (
        <button
          {...shared}
          data-guide-run
          className={controls.primary}
          onClick={() => void run(step.id)}
        >
          {known[step.id]
            ? translate({
                id: 'guides.runAgain',
                message: 'Run this step again',
                description: 'Button in a step that has run',
              })
            : translate({
                id: 'guides.runStep',
                message: 'Run this step',
                description: 'Button that makes the call of a step',
              })}
        </button>
      )}
      {!isAllDone && (
        <button
          {...shared}
          className={step ? controls.button : controls.primary}
          onClick={() => void run()}
        >
          {step || Object.keys(known).length > 0
            ? translate({
                id: 'guides.runRest',
                message: 'Run the rest',
                description: 'Button that runs all steps that are not done',
              })
            : translate(
                {
                  id: 'guides.runAll',
                  message: 'Run all {count} steps',
                  description: 'Button that runs a guide',
                },
                {count: guide.steps.length},
              )}
        </button>
      )}
      {runner && busy && (!step || step.id === state.current) && (
        <button
          type="button"
          className={controls.button}
          onClick={() => runner.stop()}
        >
          <Translate id="guides.stop" description="Button that ends a guide">
            Stop
          </Translate>
        </button>
      )}
      {failed && <RunnerFailure onRetry={() => void run(failed.only)} />}
    </div>
  );
}
