import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {GuideData} from '../../guides/model';
import FailureNotice from '../FailureNotice';
import {useStore} from '../store';
import controls from '../tryIt/controls.module.css';
import {recallInput} from '../tryIt/server/remembered';
import {getServerName} from '../tryIt/server/ServerField';
import {serverKinds, type ServerKind} from '../tryIt/server/servers';
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
    // The runner knows which server was chosen on another page.
    const server = recallInput('localStorage', 'server');
    if (kept || (server && server !== 'sandbox')) void withRunner();
    return store.watch(() => keepProgress(guide, store.read()));
  }, [guide]);
}

/** The choice of the server. */
function ServerChoice(): ReactNode {
  const kind = useStore(shownServer)?.server.kind;
  const select = useRef<HTMLSelectElement>(null);

  function choose(): void {
    const chosen = select.current?.value as ServerKind;
    void withRunner((runner) => void runner.chooseServer(chosen));
  }

  // React never holds it, so that a choice from before it ran the page stays.
  useEffect(() => {
    if (select.current?.value !== 'sandbox') choose();
  }, []);
  useEffect(() => {
    if (select.current && kind) select.current.value = kind;
  }, [kind]);

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
      onChange={choose}
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
  const known = getSteps(useGuide(guide.name));
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
      {hasBegun && !isOver && (
        <RunButton guide={guide.name} onPress={startOver}>
          {again}
        </RunButton>
      )}
      <RunButton
        guide={guide.name}
        isPrimary={!isOver}
        onPress={isOver ? startOver : () => startRun(guide)}
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
  const runner = useStore(runnerStore);
  const retry = useStore(retryStore);
  const isBusy = useGuide(guide.name).current !== undefined;
  useProgress(guide);
  return (
    <>
      <div className={styles.bar} data-guide-bar>
        <p className={styles.time}>
          <Translate
            id="guides.bar.time"
            description="How long a guide takes; {minutes} is a number"
            values={{minutes: guide.minutes, count: guide.steps.length}}
          >
            {'{minutes} min · {count} steps'}
          </Translate>
        </p>
        <p role="status">
          <Progress guide={guide} />
        </p>
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
          <ServerChoice />
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
      {runner && <runner.Settings guide={guide.name} />}
    </>
  );
}
