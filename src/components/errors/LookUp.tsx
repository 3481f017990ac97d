import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import FailureNotice from '../FailureNotice';
import controls from '../tryIt/controls.module.css';
import {loadExplain, type Explain} from './loadExplain';
import styles from './errors.module.css';

/** The texts of the page, which its document has: no other page loads them. */
interface Props {
  /** Label of the field. */
  label: string;
  /** What becomes of the text. */
  hint: string;
  /** Button that looks the text up. */
  look: string;
  /** Button that empties the field. */
  clear: string;
  /** Button that forgets the operation that a link names. */
  any: string;
  /** Name of the part that explains the error. */
  answer: string;
  /** Said when what explains errors does not come. */
  failed: string;
  /** Said in place of the field when scripts do not run. */
  noScripts: string;
}

/** The operation that a link to the page names, which is all that it carries. */
const readOperation = (search: string): string | undefined =>
  new URLSearchParams(search).get('operation') ?? undefined;

/**
 * A field for the text of an error, and what it is. The text stays in the field:
 * it is sent nowhere and kept nowhere.
 */
export default function LookUp({
  label,
  hint,
  look,
  clear,
  any,
  answer,
  failed,
  noScripts,
}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {search} = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [ready, setReady] = useState<Explain>();
  const [hasFailed, setFailed] = useState(false);
  const [isAny, setAny] = useState(false);
  // What the answer is for; the field may hold more since.
  const [text, setText] = useState('');
  // The page was built without an address.
  const isBrowser = useIsBrowser();
  const operation = isBrowser && !isAny ? readOperation(search) : undefined;

  const load = useCallback((): void => {
    loadExplain(baseUrl).then(
      (loaded) => {
        setReady(loaded);
        setText(field.current?.value ?? '');
      },
      () => setFailed(true),
    );
  }, [baseUrl]);
  // The page runs since the reader's first act, who may have pasted already.
  useEffect(load, [load]);

  const lookUp = (): void => setText(field.current?.value ?? '');
  const hasQuestion = text.trim() !== '' || operation !== undefined;

  return (
    <>
      <noscript>
        <p>{noScripts}</p>
      </noscript>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          lookUp();
        }}
      >
        <label className={controls.label} htmlFor="error-text">
          {label}
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
          onPaste={() => requestAnimationFrame(lookUp)}
        />
        <p id="error-hint" className={controls.hint}>
          {hint}
        </p>
        {operation !== undefined && (
          <p>
            <code>{operation}</code>{' '}
            <button
              type="button"
              className={controls.button}
              onClick={() => setAny(true)}
            >
              {any}
            </button>
          </p>
        )}
        <div className={clsx(controls.row, styles.buttons)}>
          <button type="submit" className={controls.primary}>
            {look}
          </button>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              if (field.current) field.current.value = '';
              lookUp();
              field.current?.focus();
            }}
          >
            {clear}
          </button>
        </div>
        {hasFailed && (
          <FailureNotice
            onRetry={() => {
              setFailed(false);
              load();
            }}
          >
            {failed}
          </FailureNotice>
        )}
        <section aria-live="polite" aria-label={answer}>
          {ready && hasQuestion && (
            <ready.Answer open={ready.open} text={text} operation={operation} />
          )}
        </section>
      </form>
    </>
  );
}
