import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {GuideData} from '../../guides/model';
import FailureNotice from '../FailureNotice';
import {useStore} from '../store';
import controls from '../tryIt/controls.module.css';
import {recallServer, useServer} from '../tryIt/server';
import {PlatformFields, ServerSelect} from '../tryIt/ServerFields';
import RunButton, {retryStore, runnerStore, withRunner} from './RunButton';
import {
  getStore,
  isRunning,
  keepProgress,
  recallProgress,
  useSteps,
} from './state';
import {StatusMark} from './StepMark';
import styles from './guides.module.css';

/** How far the guide is, with a link to its next step. */
function Progress({guide: {name, steps}}: {guide: GuideData}): ReactNode {
  const known = useSteps(name);
  const left = steps.filter(({id}) => known[id]?.status !== 'done');
  const [next] = left;
  const status = next && known[next.id]?.status;
  const count = steps.length;
  if (left.length === count && !status) return null;
  return (
    <Link to={`#${next?.anchor ?? 'undo'}`}>
      {status && <StatusMark status={status} />}
      <Translate
        description="How far a guide is"
        values={{done: count - left.length, count}}
      >
        {'{done} of {count} steps done'}
      </Translate>
    </Link>
  );
}

function MainButton({guide}: {guide: GuideData}): ReactNode {
  const {name, steps} = guide;
  const known = useSteps(name);
  const isOver = steps.every(({id}) => known[id]?.status === 'done');
  return (
    <RunButton
      guide={name}
      isPrimary={!isOver}
      run={(runner) => (isOver ? runner.startOver(guide) : runner.run(guide))}
    >
      {isOver ? (
        <Translate>Start over</Translate>
      ) : steps.some(({id}) => known[id]) ? (
        <Translate>Run the rest</Translate>
      ) : (
        <Translate>Run all</Translate>
      )}
    </RunButton>
  );
}

/** Sticky bar: duration, progress, server, and the run button. */
export default function GuideBar({guide}: {guide: GuideData}): ReactNode {
  const {name, minutes, steps} = guide;
  const runner = useStore(runnerStore);
  const retry = useStore(retryStore);
  const canStop = isRunning(useSteps(name));
  const server = useServer();
  const isPlatform = server.kind === 'platform';

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

  // The runner shows the platform in the samples.
  useEffect(() => {
    if (isPlatform) void withRunner();
  }, [isPlatform]);

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
          <ServerSelect aria-label={translate({message: 'Server'})} />
        )}
        <MainButton guide={guide} />
      </div>
      {retry && (
        <FailureNotice onRetry={retry}>
          <Translate>
            The guide runner could not be loaded. Check your connection, then
            retry.
          </Translate>
        </FailureNotice>
      )}
      {isPlatform && (
        <div className={styles.fold} data-checked>
          <PlatformFields server={server} />
        </div>
      )}
    </>
  );
}
