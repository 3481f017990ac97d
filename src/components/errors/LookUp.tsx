import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {SearchHit} from '../../search';
import FailureNotice from '../FailureNotice';
import {loadSearch, type Found, type SearchClient} from '../search/client';
import type {LookUpState} from '../search/SearchPanel';
import controls from '../tryIt/controls.module.css';
import FoundError from './FoundError';
import styles from './errors.module.css';

/** Pages that are shown for a text that is no error. */
const mostPages = 5;

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
  const {search, state} = useLocation<LookUpState | undefined>();
  const field = useRef<HTMLTextAreaElement>(null);
  const [found, setFound] = useState<Found & {pages: SearchHit[]}>();
  const [hasFailed, setFailed] = useState(false);
  /** Whether the reader waits for what they asked. */
  const [isWaiting, setWaiting] = useState(false);
  const [isAny, setAny] = useState(false);
  const asked = useRef(0);
  // The page was built without an address.
  const isBrowser = useIsBrowser();
  const operation = isBrowser && !isAny ? readOperation(search) : undefined;

  async function explain(client: SearchClient): Promise<void> {
    const number = ++asked.current;
    const text = field.current?.value ?? '';
    setFailed(false);
    if (text.trim() === '' && !operation) return setFound(undefined);
    const explained = await client.find(text, {operation});
    const pages =
      explained.findings.length > 0 ? [] : await client.search(text);
    if (number !== asked.current) return;
    setFound({...explained, pages: pages.slice(0, mostPages)});
  }
  const lookUp = (): void =>
    void loadSearch(baseUrl)
      .then(explain)
      .catch(() => setFailed(true))
      .finally(() => setWaiting(false));

  // The page runs since the reader's first act, who may have pasted already; the
  // search hands over what was pasted there.
  const begin = useEffectEvent(() => {
    if (field.current && state?.text) field.current.value = state.text;
    lookUp();
  });
  useEffect(() => begin(), [baseUrl, operation, state]);

  return (
    <>
      <noscript>
        <p>{noScripts}</p>
      </noscript>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setWaiting(true);
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
          <button
            type="submit"
            className={controls.primary}
            aria-busy={isWaiting || undefined}
          >
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
        {hasFailed && <FailureNotice onRetry={lookUp}>{failed}</FailureNotice>}
        <section aria-live="polite" aria-label={answer}>
          {found && (
            <>
              {found.findings.length === 0 && (
                <p>{found.labels['No error of this API has this text.']}</p>
              )}
              <ol className={styles.list}>
                {found.findings.map((finding, index) => (
                  <FoundError key={index} finding={finding} found={found} />
                ))}
              </ol>
              {found.pages.length > 0 && (
                <ul>
                  {found.pages.map(({path, title}) => (
                    <li key={path}>
                      {/* Plain: a link of Docusaurus fetches its page, and the text would be told by what is fetched. */}
                      {/* eslint-disable-next-line @docusaurus/no-html-links */}
                      <a href={baseUrl + path.slice(1)}>{title}</a>
                    </li>
                  ))}
                </ul>
              )}
              {found.isCut && (
                <p className={styles.note}>
                  {
                    found.labels[
                      'Only the beginning and the end of the text were read.'
                    ]
                  }
                </p>
              )}
            </>
          )}
        </section>
      </form>
    </>
  );
}
