import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {HomeCall} from './data';
import Code from '../code/Code';
import FailureNotice from '../FailureNotice';
import controls from '../tryIt/controls.module.css';
import type {LiveAnswer} from './sendCall';
import styles from './liveCall.module.css';

const importSender = () =>
  import(/* webpackChunkName: "home-call" */ './sendCall');

/** Prefetches the code that sends the call. */
function prefetch(): void {
  importSender().catch(() => {
    // The click tries again and reports the error.
  });
}

/** A live call, with the example response until it runs. */
export default function LiveCall({call}: {call: HomeCall}): ReactNode {
  const {slug, title, path, body, request, response} = call;
  const baseUrl = useBaseUrl('/');
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'ready' | 'running' | 'failed'>('ready');
  const [answer, setAnswer] = useState<LiveAnswer>();

  async function run(): Promise<void> {
    if (state === 'running') return;
    setState('running');
    try {
      const {sendCall} = await importSender();
      setAnswer(await sendCall(path, body, baseUrl));
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <Heading as="h2" className={styles.title}>
          <Link to={`/docs/api/${slug}`}>{title}</Link>
        </Heading>
        <button
          ref={button}
          type="button"
          className={controls.primary}
          aria-busy={state === 'running' || undefined}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => void run()}
        >
          {answer
            ? translate({
                id: 'Run again (home page)',
                message: 'Run again',
                description: 'Button of the home page: makes the call again',
              })
            : translate({
                message: 'Run',
                description: 'Button of the home page: makes the call',
              })}
        </button>
      </div>
      <Code className={styles.request} language="bash" html={request} />
      <p className={styles.note} role="status">
        {state === 'failed' ? null : answer ? (
          <Translate
            description="Above the answer to the call of the home page; {status} is an HTTP status, {milliseconds} a number"
            values={{status: answer.status, milliseconds: answer.time}}
          >
            {
              'HTTP {status} after {milliseconds} ms, from the simulated platform in this page'
            }
          </Translate>
        ) : (
          <Translate>
            Example response. Run the call, and a simulated platform in this
            page responds. You do not need an account or a server.
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
      {answer ? (
        <Code className={styles.response} language="json">
          {answer.shown}
        </Code>
      ) : (
        <Code className={styles.response} language="json" html={response} />
      )}
    </section>
  );
}
