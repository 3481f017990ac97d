import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {HomeCall, SentCall} from './data';
import {formatObjects} from './formatObjects';
import BreakableName from '../BreakableName';
import Code from '../code/Code';
import {highlightSample} from '../code/highlight';
import FailureNotice from '../FailureNotice';
import {sandboxAddress} from '../tryIt/server';
import controls from '../tryIt/controls.module.css';
import styles from './home.module.css';

const importSender = () =>
  import(/* webpackChunkName: "home-call" */ '../tryIt/sendCall');

interface LiveAnswer {
  status: number;
  time: number;
  lines: string[];
}

/** @throws if the sandbox cannot be loaded */
async function send({path, body}: SentCall): Promise<LiveAnswer> {
  const {sendCall} = await importSender();
  const {head, text, time} = await sendCall({
    server: 'sandbox',
    base: sandboxAddress,
    path,
    body,
    streaming: false,
  });
  if (!head || text === undefined) {
    throw new Error('The sandbox did not answer.');
  }
  const response = JSON.parse(text) as Record<string, unknown>;
  return {
    status: head.status,
    time: Math.max(1, Math.round(time)),
    lines: formatObjects(response).split('\n'),
  };
}

/** How long the simulated machine takes to power off, and a little more. */
const patience = 2200;

/** Lists, changes, and lists again; the changed lines are marked. */
export default function LiveCall({call}: {call: HomeCall}): ReactNode {
  const {slug, title, path, change, response} = call;
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'ready' | 'running' | 'failed'>('ready');
  const [answer, setAnswer] = useState<LiveAnswer>();
  const [before, setBefore] = useState<readonly string[]>();
  // Power off once: then the list stays as it is.
  const changing = answer && !before ? change : undefined;

  async function run(): Promise<void> {
    if (state === 'running') return;
    setState('running');
    try {
      if (changing) {
        await send(changing);
        await new Promise((resolve) => setTimeout(resolve, patience));
        setBefore(answer?.lines);
      }
      setAnswer(await send(call));
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  return (
    <section className={styles.call} aria-label={title}>
      <div className={styles.head}>
        <Heading as="h2">
          <Link to={`/docs/api/${slug}`}>{title}</Link>
        </Heading>
        <button
          ref={button}
          type="button"
          className={controls.primary}
          aria-busy={state === 'running' || undefined}
          onClick={() => void run()}
        >
          {changing
            ? translate({
                message: 'Power off',
                description:
                  'Button of the home page: powers off a simulated machine',
              })
            : translate({
                message: 'Run',
                description: 'Button of the home page: makes the call',
              })}
        </button>
      </div>
      <p className={styles.state} role="status">
        {before && change ? (
          <Translate
            description="After powering off a simulated machine on the home page; {object} is its host name"
            values={{object: change.object}}
          >
            {
              '{object} is off: the simulated platform remembers each change until you reload the page.'
            }
          </Translate>
        ) : answer ? (
          <Translate
            description="Above the answer to the call of the home page; {status} is an HTTP status, {milliseconds} a number"
            values={{status: answer.status, milliseconds: answer.time}}
          >
            {
              'HTTP {status} after {milliseconds} ms, from the simulated platform on this page'
            }
          </Translate>
        ) : (
          <Translate>
            Run the call, and a simulated platform on this page responds. The
            response is shown with two fields of each machine.
          </Translate>
        )}
      </p>
      {state === 'failed' && (
        <FailureNotice
          onRetry={() => {
            button.current?.focus();
            void run();
          }}
        >
          <Translate>
            The simulated platform could not be loaded. Check your connection,
            then retry.
          </Translate>
        </FailureNotice>
      )}
      <Code
        language="json"
        title={
          <>
            POST <BreakableName name={path} />
          </>
        }
        html={answer ? undefined : response}
      >
        {answer?.lines.map((line, index) => {
          const Line = before && line !== before[index] ? 'mark' : 'span';
          return (
            <Line key={index}>
              {highlightSample(line, 'json')}
              {'\n'}
            </Line>
          );
        })}
      </Code>
    </section>
  );
}
