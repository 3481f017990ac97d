import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ServerKind} from '../../calls/request';
import type {GuideData} from '../../guides/model';
import FailureNotice from '../FailureNotice';
import {useStore} from '../store';
import controls from '../tryIt/controls.module.css';
import {getServerName, serverKinds} from '../tryIt/server/servers';
import {useServer, type Server} from '../tryIt/server/useServer';
import {retryStore, runnerStore, startRun, withRunner} from './loadRunner';
import {keepProgress, recallProgress} from './progress';
import RunButton from './RunButton';
import {dispatch, getSteps, getStore, shownServer, useGuide} from './state';
import {getStatusText} from './StepMark';
import styles from './guides.module.css';

/** How far the guide is, in a few words that are also read out. */
function Progress({guide: {name, steps}}: {guide: GuideData}): ReactNode {
  const state = useGuide(name);
  const known = getSteps(state);
  const done = steps.filter(({id}) => known[id]?.status === 'done').length;
  const next = steps.find(({id}) => known[id]?.status !== 'done');
  const shown = steps.find(({id}) => id === state.current) ?? next;
  const status = shown && known[shown.id]?.status;
  if (done === 0 && !status) return null;
  const text =
    shown && status
      ? translate(
          {
            id: 'guides.bar.step',
            message: 'Step {number} of {count}: {status}',
            description: 'How far a guide is; {status} is a word, as “failed”',
          },
          {
            number: steps.indexOf(shown) + 1,
            count: steps.length,
            status: getStatusText(status),
          },
        )
      : translate(
          {
            id: 'guides.bar.done',
            message: '{done} of {count} steps done',
            description: 'How far a guide is',
          },
          {done, count: steps.length},
        );
  return <Link to={`#${shown?.anchor ?? 'undo'}`}>{text}</Link>;
}

/** Goes on with what was done on a platform, and keeps what is done on one. */
function useProgress(guide: GuideData): void {
  useEffect(() => {
    const store = getStore(guide.name);
    const kept = recallProgress(guide);
    if (kept) dispatch(guide.name, {type: 'remembered', ...kept});
    const end = store.watch(() => keepProgress(guide, store.read()));
    return () => {
      end();
      // What runs belongs to the page that the reader leaves.
      runnerStore.read()?.stop();
    };
  }, [guide]);
}

/** The choice of the server. */
function ServerChoice({server}: {server: Server}): ReactNode {
  const {kind, setKind} = server;
  const select = useRef<HTMLSelectElement>(null);
  const isFirst = useRef(true);
  // React never holds it, so that a choice from before it ran the page stays.
  useEffect(() => {
    const field = select.current;
    if (!field) return;
    if (isFirst.current && field.value !== 'sandbox') {
      setKind(field.value as ServerKind);
    } else field.value = kind;
    isFirst.current = false;
  }, [kind, setKind]);
  return (
    <select
      ref={select}
      id="guide-server"
      className={controls.control}
      aria-label={translate({
        id: 'guides.server',
        message: 'Server',
        description: 'Name of the choice of the server on which a guide runs',
      })}
      onChange={({target}) => setKind(target.value as ServerKind)}
    >
      {serverKinds.map((one) => (
        <option key={one} value={one}>
          {getServerName(one)}
        </option>
      ))}
    </select>
  );
}

/** The buttons that run the guide, and begin it anew. */
function Buttons({guide}: {guide: GuideData}): ReactNode {
  const state = useGuide(guide.name);
  const known = getSteps(state);
  const hasBegun = guide.steps.some(({id}) => known[id]);
  const isOver = guide.steps.every(({id}) => known[id]?.status === 'done');
  const startOver = () =>
    void withRunner((runner) => void runner.startOver(guide));
  const again = (
    <Translate id="guides.startOver" description="Button of a guide">
      Start over
    </Translate>
  );
  return (
    <>
      {hasBegun && !isOver && state.current === undefined && (
        <RunButton guide={guide.name} onPress={startOver}>
          {again}
        </RunButton>
      )}
      <RunButton
        guide={guide.name}
        isPrimary={!isOver}
        onPress={
          isOver
            ? startOver
            : (isReplayed) => startRun(guide, undefined, isReplayed)
        }
      >
        {isOver ? (
          again
        ) : hasBegun ? (
          <Translate id="guides.runRest" description="Button of a guide">
            Run the rest
          </Translate>
        ) : (
          <Translate id="guides.runAll" description="Button of a guide">
            Run all
          </Translate>
        )}
      </RunButton>
    </>
  );
}

/**
 * What stays in view below the title: how long the guide takes and how far it
 * is, the server, and the button that runs it.
 */
export default function GuideBar({guide}: {guide: GuideData}): ReactNode {
  const {name, minutes, steps} = guide;
  const runner = useStore(runnerStore);
  const retry = useStore(retryStore);
  const isBusy = useGuide(name).current !== undefined;
  const server = useServer();
  const baseUrl = useBaseUrl('/');
  const address = useRef<HTMLInputElement>(null);
  const authorization = useRef<HTMLInputElement>(null);
  useProgress(guide);

  useEffect(() => {
    shownServer.write({
      server,
      baseUrl,
      focus: () =>
        (server.base === undefined ? address : authorization).current?.focus(),
    });
    const {base = ''} = server;
    if (getStore(name).read().base !== base) {
      dispatch(name, {type: 'chose', base});
    }
  });

  // It has the fields of a platform, and shows what was done on one.
  useEffect(() => {
    if (server.kind !== 'sandbox') void withRunner();
  }, [server.kind]);

  return (
    <>
      <div className={styles.bar} data-guide-bar>
        <div className={styles.time}>
          <Translate
            id="guides.bar.time"
            description="How long a guide takes; {minutes} is a number"
            values={{minutes, count: steps.length}}
          >
            {'{minutes} min · {count} steps'}
          </Translate>
        </div>
        <div role="status">
          <Progress guide={guide} />
        </div>
        {runner && isBusy ? (
          <button
            type="button"
            className={controls.button}
            onClick={() => runner.stop()}
          >
            <Translate id="guides.stop" description="Button of a guide">
              Stop
            </Translate>
          </button>
        ) : (
          <ServerChoice server={server} />
        )}
        <Buttons guide={guide} />
      </div>
      {retry && (
        <FailureNotice onRetry={retry}>
          <Translate
            id="guides.failed"
            description="Shown when what runs a guide could not be fetched"
          >
            What runs the steps could not be loaded. Check your connection, then
            retry.
          </Translate>
        </FailureNotice>
      )}
      {runner && server.kind === 'platform' && (
        <div className={styles.settings}>
          <runner.Address server={server} input={address} />
          <runner.Authorization server={server} input={authorization} />
          <p className={controls.hint}>
            <Translate
              id="guides.settings.inputs"
              description="Below the choice of the reader's own platform"
            >
              Enter objects of your platform as inputs: the defaults are those
              of the sandbox.
            </Translate>
          </p>
        </div>
      )}
    </>
  );
}
