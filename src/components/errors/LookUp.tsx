import {
  startTransition,
  useActionState,
  useEffect,
  useEffectEvent,
  useRef,
  type ReactNode,
} from 'react';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {SearchHit} from '../../search';
import FailureNotice from '../FailureNotice';
import {loadSearch, type Found} from '../search/client';
import type {LookUpState} from '../search/SearchPanel';
import controls from '../tryIt/controls.module.css';
import FoundError from './FoundError';
import styles from './errors.module.css';

const mostPages = 5;

/** Strings, defined in the document because only it uses them. */
interface Props {
  label: string;
  /** What happens to the text. */
  hint: string;
  look: string;
  answer: string;
  failed: string;
  /** Shown instead of the field if scripts are disabled. */
  noScripts: string;
}

type Answer = (Found & {pages: SearchHit[]}) | 'failed' | undefined;

/** Operation in a link to the page; links do not contain anything else. */
const readOperation = (search: string): string | undefined =>
  new URLSearchParams(search).get('operation') ?? undefined;

/** The error lookup form. Pasted text is neither sent nor stored. */
export default function LookUp({
  label,
  hint,
  look,
  answer,
  failed,
  noScripts,
}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {search, state} = useLocation<LookUpState | undefined>();
  const field = useRef<HTMLTextAreaElement>(null);
  // The URL is unknown at build time.
  const isBrowser = useIsBrowser();
  const operation = isBrowser ? readOperation(search) : undefined;

  const [found, explain, isWaiting] = useActionState<Answer>(async () => {
    const text = field.current?.value ?? '';
    if (text.trim() === '' && !operation) return undefined;
    try {
      const client = await loadSearch();
      const explained = await client('find', text, {operation});
      const pages =
        explained.findings.length > 0 ? [] : await client('search', text);
      return {...explained, pages: pages.slice(0, mostPages)};
    } catch {
      return 'failed';
    }
  }, undefined);
  const lookUp = (): void => startTransition(explain);

  // The reader may have pasted text before hydration. Search also passes pasted
  // text to this page.
  const begin = useEffectEvent(() => {
    if (field.current && state?.text) field.current.value = state.text;
    // Ready for the first text; looking it up reports a failure.
    loadSearch().catch(() => {});
    lookUp();
  });
  useEffect(() => begin(), [operation, state]);

  return (
    <>
      <noscript>
        <p>{noScripts}</p>
      </noscript>
      <form
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
            <code>{operation}</code>
          </p>
        )}
        <p className={styles.buttons}>
          <button
            type="submit"
            className={controls.primary}
            aria-busy={isWaiting || undefined}
          >
            {look}
          </button>
        </p>
        {found === 'failed' && (
          <FailureNotice onRetry={lookUp}>{failed}</FailureNotice>
        )}
        <section aria-live="polite" aria-label={answer}>
          {found && found !== 'failed' && (
            <>
              {found.findings.length === 0 && (
                <p>{found.labels['No error of this API has this text.']}</p>
              )}
              <ol className={styles.list}>
                {found.findings.map((finding, index) => (
                  <li key={index}>
                    <FoundError finding={finding} labels={found.labels} />
                  </li>
                ))}
              </ol>
              {found.pages.length > 0 && (
                <ul>
                  {found.pages.map(({path, title}) => (
                    <li key={path}>
                      {/* Not a `Link`: prefetching the pages would reveal the pasted text. */}
                      {/* eslint-disable-next-line @docusaurus/no-html-links */}
                      <a href={withBaseUrl(path)}>{title}</a>
                    </li>
                  ))}
                </ul>
              )}
              {found.isCut && (
                <p className="note">
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
