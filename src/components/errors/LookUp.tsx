import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {OpenBook} from '../../errors/explain';
import FailureNotice from '../FailureNotice';
import controls from '../tryIt/controls.module.css';
import {loadExplain, type Explain} from './loadExplain';
import styles from './errors.module.css';

interface Ready extends Explain {
  open: OpenBook;
}

async function load(baseUrl: string): Promise<Ready> {
  const explain = await loadExplain();
  return {...explain, open: await explain.loadBook(baseUrl)};
}

/** The operation that a link to the page names, which is all that it carries. */
const operationIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('operation') ?? undefined;

/**
 * A field for the text of an error, and what it is. The text stays in the field:
 * it is sent nowhere and kept nowhere.
 */
export default function LookUp(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {search} = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [ready, setReady] = useState<Ready>();
  const [hasFailed, setFailed] = useState(false);
  const [isAny, setAny] = useState(false);
  // What the answer is for; the field may hold more since.
  const [text, setText] = useState('');
  // The page was built without an address.
  const isBrowser = useIsBrowser();
  const operation = isBrowser && !isAny ? operationIn(search) : undefined;

  function start(): void {
    setFailed(false);
    load(baseUrl).then(setReady, () => setFailed(true));
  }

  // The page runs since the reader's first act, who may have pasted already.
  useEffect(() => {
    load(baseUrl).then(
      (loaded) => {
        setReady(loaded);
        setText(field.current?.value ?? '');
      },
      () => setFailed(true),
    );
  }, [baseUrl]);

  const look = (): void => setText(field.current?.value ?? '');
  const hasQuestion = text.trim() !== '' || operation !== undefined;

  return (
    <>
      <noscript>
        <p>
          <Translate
            id="errors.noScripts"
            description="Shown in place of the field for an error when scripts do not run"
          >
            The field needs scripts. Without them, find your message in the list
            below.
          </Translate>
        </p>
      </noscript>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <label className={controls.label} htmlFor="error-text">
          <Translate
            id="errors.field"
            description="Label of the field for an error"
          >
            Error, log line or HTTP response
          </Translate>
        </label>
        <textarea
          ref={field}
          id="error-text"
          className={clsx(controls.control, controls.code, styles.field)}
          rows={5}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby="error-hint"
          placeholder='{"code":"unknown","message":"…"}'
          onPaste={() => requestAnimationFrame(look)}
        />
        <p id="error-hint" className={controls.hint}>
          <Translate
            id="errors.private"
            description="Below the field for an error"
          >
            Paste all you have. The text stays in this page: it is not sent and
            not stored.
          </Translate>
        </p>
        {operation !== undefined && (
          <p>
            <code>{operation}</code>{' '}
            <button
              type="button"
              className={controls.button}
              onClick={() => setAny(true)}
            >
              <Translate
                id="errors.anyOperation"
                description="Button: looks an error up among those of all operations, not only of one"
              >
                Any operation
              </Translate>
            </button>
          </p>
        )}
        <div className={clsx(controls.row, styles.buttons)}>
          <button type="submit" className={controls.primary}>
            <Translate id="errors.look" description="Button: looks an error up">
              Explain
            </Translate>
          </button>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              if (field.current) field.current.value = '';
              look();
              field.current?.focus();
            }}
          >
            <Translate
              id="errors.clear"
              description="Button: empties the field"
            >
              Clear
            </Translate>
          </button>
        </div>
        {hasFailed && (
          <FailureNotice onRetry={start}>
            <Translate
              id="errors.failed"
              description="Shown when what explains errors could not be fetched"
            >
              The explanations could not be loaded. Check your connection, then
              retry. All causes are listed below.
            </Translate>
          </FailureNotice>
        )}
        <section
          aria-live="polite"
          aria-label={translate({
            id: 'errors.answer',
            message: 'What it is',
            description: 'Name of the part of the page that explains an error',
          })}
        >
          {ready && hasQuestion && (
            <ready.Answer open={ready.open} text={text} operation={operation} />
          )}
        </section>
      </form>
    </>
  );
}
