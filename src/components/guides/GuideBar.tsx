import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ServerKind} from '../../calls/request';
import type {GuideData} from '../../guides/model';
import FailureNotice from '../FailureNotice';
import {useStore} from '../store';
import controls from '../tryIt/controls.module.css';
import {
  enterServer,
  recallServer,
  serverNames,
  useServer,
} from '../tryIt/server';
import RunButton, {retryStore, runnerStore, withRunner} from './RunButton';
import {
  getStore,
  isBusy,
  isRunning,
  keepProgress,
  recallProgress,
  useSteps,
} from './state';
import {getStatusText} from './StepMark';
import styles from './guides.module.css';

function Progress({guide: {name, steps}}: {guide: GuideData}): ReactNode {
  const known = useSteps(name);
  const left = steps.filter(({id}) => known[id]?.status !== 'done');
  const shown = left.find(({id}) => isBusy(known[id])) ?? left[0];
  const status = shown && known[shown.id]?.status;
  const count = steps.length;
  if (left.length === count && !status) return null;
  return (
    <Link to={`#${shown?.anchor ?? 'undo'}`}>
      {shown && status ? (
        <Translate
          description="How far a guide is; {status} is a word, as “failed”"
          values={{
            number: steps.indexOf(shown) + 1,
            count,
            status: getStatusText(status),
          }}
        >
          {'Step {number} of {count}: {status}'}
        </Translate>
      ) : (
        <Translate
          description="How far a guide is"
          values={{done: count - left.length, count}}
        >
          {'{done} of {count} steps done'}
        </Translate>
      )}
    </Link>
  );
}

const choose = ({value}: HTMLSelectElement): void =>
  enterServer({kind: value as ServerKind});

function ServerChoice(): ReactNode {
  const {kind} = useServer();
  const select = useRef<HTMLSelectElement>(null);
  // Uncontrolled: keeps a choice made before hydration. A choice from another
  // page replaces the initial one.
  useEffect(() => {
    const field = select.current;
    if (field?.value === 'sandbox') field.value = kind;
    else if (field && field.value !== kind) choose(field);
  }, [kind]);
  return (
    <select
      ref={select}
      id="guide-server"
      className={controls.control}
      aria-label={translate({message: 'Server'})}
      onChange={({target}) => choose(target)}
    >
      {Object.entries(serverNames).map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Buttons({guide}: {guide: GuideData}): ReactNode {
  const {name, steps} = guide;
  const known = useSteps(name);
  const hasBegun = steps.some(({id}) => known[id]);
  const isOver = steps.every(({id}) => known[id]?.status === 'done');
  const startOver = (
    <RunButton guide={name} run={(runner) => runner.startOver(guide)}>
      <Translate>Start over</Translate>
    </RunButton>
  );
  return (
    <>
      {hasBegun && !isOver && !isRunning(known) && startOver}
      {/* The button that ran the last step has the focus, and keeps it. */}
      {isOver ? (
        startOver
      ) : (
        <RunButton guide={name} isPrimary run={(runner) => runner.run(guide)}>
          {hasBegun ? (
            <Translate>Run the rest</Translate>
          ) : (
            <Translate>Run all</Translate>
          )}
        </RunButton>
      )}
    </>
  );
}

/** Sticky bar: duration, progress, server, and the run button. */
export default function GuideBar({guide}: {guide: GuideData}): ReactNode {
  const {name, minutes, steps} = guide;
  const runner = useStore(runnerStore);
  const retry = useStore(retryStore);
  const canStop = isRunning(useSteps(name));
  const server = useServer();
  const {kind} = server;

  // Restores and saves progress on a platform.
  useEffect(() => {
    recallServer();
    recallProgress(guide);
    const end = getStore(name).watch(() => keepProgress(guide));
    return () => {
      end();
      // Stop when the reader leaves the page.
      runnerStore.read()?.stop();
    };
  }, [guide, name]);

  // The runner contains the platform's fields, and shows progress on it.
  useEffect(() => {
    if (kind !== 'sandbox') void withRunner();
  }, [kind]);

  return (
    <>
      <div className={styles.bar} data-guide-bar>
        <div className={styles.time}>
          <Translate
            description="How long a guide takes; {minutes} is a number"
            values={{minutes, count: steps.length}}
          >
            {'{minutes} min · {count} steps'}
          </Translate>
        </div>
        <div role="status">
          <Progress guide={guide} />
        </div>
        {runner && canStop ? (
          <button
            type="button"
            className={controls.button}
            onClick={() => runner.stop()}
          >
            <Translate description="Button that ends what runs">Stop</Translate>
          </button>
        ) : (
          <ServerChoice />
        )}
        <Buttons guide={guide} />
      </div>
      {retry && (
        <FailureNotice onRetry={retry}>
          <Translate>
            The guide runner could not be loaded. Check your connection, then
            retry.
          </Translate>
        </FailureNotice>
      )}
      {runner && kind === 'platform' && (
        <div className={styles.settings} data-server>
          <runner.Address server={server} />
          <runner.Authorization server={server} />
          <p className={controls.hint}>
            <Translate>
              The inputs refer to sandbox objects. Replace them with your own.
            </Translate>
          </p>
        </div>
      )}
    </>
  );
}
