import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {longestText, type ChangesBook} from '../../changes/upgrade';
import FailureNotice from '../FailureNotice';
import {fetchOnce} from '../fetchOnce';
import controls from '../tryIt/controls.module.css';
import Concerns from './Concerns';
import styles from './upgrade.module.css';

interface Props {
  /** Names of the versions, the oldest first. */
  versions: string[];
  /** Labels and messages, which the document has: no other page loads them. */
  from: string;
  to: string;
  label: string;
  hint: string;
  file: string;
  check: string;
  clear: string;
  result: string;
  failed: string;
  tooLarge: string;
  noScripts: string;
}

type Side = 'from' | 'to';

const fetchBook = fetchOnce((book: ChangesBook) => book);

/** Says what an upgrade means for the calls in a text, which stays in the page. */
export default function UpgradeCheck(props: Props): ReactNode {
  const {label, hint, check, clear, result} = props;
  const {search, pathname} = useLocation();
  const history = useHistory();
  const address = useBaseUrl('/changes.json');
  const field = useRef<HTMLTextAreaElement>(null);
  const [book, setBook] = useState<ChangesBook>();
  const [hasFailed, setFailed] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const [text, setText] = useState<string>();

  // The book may be newer than the page, which a host may keep.
  const versions = book?.versions.map(({version}) => version) ?? props.versions;
  const asked = new URLSearchParams(search);
  const chosen = (side: Side, usual: string): string => {
    const name = asked.get(side) ?? '';
    return versions.includes(name) ? name : usual;
  };
  const from = chosen('from', versions[0] ?? '');
  const to = chosen('to', versions.at(-1) ?? '');

  function load(): void {
    setFailed(false);
    fetchBook(address).then(setBook, () => setFailed(true));
  }
  // The page runs since the reader's first act, who may have typed already.
  useEffect(() => {
    load();
    if (asked.has('from') || asked.has('to')) {
      setText(field.current?.value ?? '');
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [address]);

  function choose(side: Side, version: string): void {
    const next = new URLSearchParams({from, to, [side]: version});
    history.replace(`${pathname}?${next.toString()}`);
    setText(field.current?.value ?? '');
  }

  async function open(file: File | undefined): Promise<void> {
    if (!file || !field.current) return;
    setTooLarge(file.size > longestText);
    if (file.size > longestText) return;
    const content = await file.text();
    field.current.value = content;
    setText(content);
  }

  const select = (side: Side, value: string): ReactNode => (
    <label className={styles.version} data-filter="">
      <span className={controls.label}>{props[side]}</span>
      <select
        className={controls.control}
        value={value}
        onChange={({target}) => choose(side, target.value)}
      >
        {versions.map((version) => (
          <option key={version} value={version}>
            {version === 'next'
              ? (book?.labels['next version, not released yet'] ?? version)
              : version}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <>
      <noscript>
        <p>{props.noScripts}</p>
      </noscript>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setText(field.current?.value ?? '');
        }}
      >
        <div className={styles.versions}>
          {select('from', from)}
          {select('to', to)}
        </div>
        <label className={controls.label} htmlFor="upgrade-text">
          {label}
        </label>
        <textarea
          ref={field}
          id="upgrade-text"
          className={clsx(controls.control, controls.code, styles.field)}
          rows={6}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby="upgrade-hint"
          placeholder="client.listPools({facilityName})"
        />
        <p id="upgrade-hint" className={controls.hint}>
          {hint}
        </p>
        <div className={clsx(controls.row, styles.buttons)}>
          <button type="submit" className={controls.primary}>
            {check}
          </button>
          <label className={clsx(controls.button, styles.file)}>
            {props.file}
            <input
              type="file"
              onChange={({target}) => {
                void open(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              if (field.current) field.current.value = '';
              setText(undefined);
              setTooLarge(false);
              field.current?.focus();
            }}
          >
            {clear}
          </button>
        </div>
        {isTooLarge && <p role="alert">{props.tooLarge}</p>}
        {hasFailed && (
          <FailureNotice onRetry={load}>{props.failed}</FailureNotice>
        )}
        <section aria-live="polite" aria-label={result}>
          {book && text !== undefined && (
            <Concerns book={book} from={from} to={to} text={text} />
          )}
        </section>
      </form>
    </>
  );
}
