import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import areas from '@generated/content-data/default/areas.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchHit} from '../../search';
import {cut} from '../../search/messages';
import {useCopy} from '../code/useCopy';
import FailureNotice from '../FailureNotice';
import AllNames from './AllNames';
import type {SearchClient} from './client';
import {groupHits, groups, looksPasted} from './groups';
import Option, {Hit} from './Option';
import {getAddress} from './queryAddress';
import styles from './SearchPanel.module.css';

/** What the panel does with keys and letters of the field. */
export interface PanelKeys {
  press: (event: KeyboardEvent) => void;
  ask: () => void;
}

export interface SearchPanelProps {
  client: SearchClient;
  /** The field of the dialog, in which the reader may have typed already. */
  field: RefObject<HTMLInputElement | null>;
  /** Takes what the field hears. */
  keys: RefObject<PanelKeys | null>;
  /** Whether Enter was pressed for what is typed, before the panel was there. */
  isEntered: RefObject<boolean>;
  onClose: () => void;
}

/** What was found for a query. */
interface Answer {
  query: string;
  hits: SearchHit[];
}

/** Where a pasted error is looked up. */
const lookUp = '/docs/errors';

/** What the page of errors is given to look up: it stands in no address. */
export interface LookUpState {
  text: string;
}

/** Where to begin, before something is typed. */
const getStart = (): SearchHit[] => {
  const places: Pick<SearchHit, 'kind' | 'title' | 'path'>[] = [
    ...areas.flatMap(({operations: [first]}) =>
      first
        ? [{kind: 'operation' as const, title: first.name, path: first.to}]
        : [],
    ),
    {
      kind: 'guide',
      title: translate({
        message: 'Quickstart',
        description: 'Suggestion in the empty search',
      }),
      path: '/docs/guides/quickstart',
    },
    {
      kind: 'error',
      title: translate({
        message: 'Look up an error',
      }),
      path: lookUp,
    },
    {
      kind: 'symptom',
      title: translate({
        message: 'Something is stuck',
      }),
      path: '/docs/troubleshooting',
    },
  ];
  return places.map((place) => ({
    ...place,
    context: '',
    excerpt: '',
    titleMarks: [],
    excerptMarks: [],
  }));
};

/** Says what to try when nothing was found. */
function NoHits({query}: {query: string}): ReactNode {
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>
        <Translate
          description="Shown when the search finds nothing; {query} is what was looked for"
          values={{query: <q>{query.slice(0, 80)}</q>}}
        >
          {'No results for {query}'}
        </Translate>
      </p>
      <p>
        <Translate>Check the spelling, or use fewer words.</Translate>
      </p>
    </div>
  );
}

const signs = {up: '↑', down: '↓', enter: '↵'};

/** Keys of the search, a link to it, and the way to all names. */
function Footer(props: {
  /** What a link asks for; empty where there is nothing to link to. */
  query: string;
  onClose: () => void;
}): ReactNode {
  const {query, onClose} = props;
  const {copied, copyText} = useCopy();
  const home = useBaseUrl('/');
  return (
    <div className={styles.footer}>
      <span className={styles.hints}>
        <span>
          <kbd>{signs.up}</kbd> <kbd>{signs.down}</kbd>{' '}
          <Translate description="What arrow keys do">Choose</Translate>
        </span>
        <span>
          <kbd>{signs.enter}</kbd>{' '}
          <Translate description="What the Enter key does">Open</Translate>
        </span>
        <span>
          <kbd className={styles.command} /> <kbd>{signs.enter}</kbd>{' '}
          <Translate description="What Enter with Ctrl or Command does">
            New tab
          </Translate>
        </span>
      </span>
      {query !== '' && (
        <button
          type="button"
          className={styles.link}
          onClick={() =>
            copyText(new URL(home + getAddress(query), location.href).href)
          }
        >
          {copied
            ? translate({
                message: 'Copied',
                description: 'Shown once the link to a search is copied',
              })
            : translate({
                message: 'Copy link',
                description: 'Button that copies a link',
              })}
        </button>
      )}
      <AllNames onClose={onClose} />
    </div>
  );
}

/** What stands below the field of the search: hits in groups. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {client, field, keys, isEntered, onClose} = props;
  const listId = useId();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const state = useSyncExternalStore(client.onState, client.getState);
  const [answer, setAnswer] = useState<Answer>();
  const [active, setActive] = useState(-1);
  const asked = useRef(0);
  /** Query for which Enter was pressed before its answer was there, with keys. */
  const early = useRef<[query: string, event?: KeyboardEvent]>(undefined);

  const query = answer?.query ?? '';
  const isEmpty = query.trim() === '';
  const canExplain = looksPasted(query);
  const shown = isEmpty ? groupHits(getStart()) : groupHits(answer?.hits ?? []);
  const first = canExplain ? 1 : 0;
  const count = shown.reduce((sum, {hits}) => sum + hits.length, first);
  /** Place of the first option of each group. */
  const starts = shown.map((_, nth) =>
    shown.slice(0, nth).reduce((sum, {hits}) => sum + hits.length, first),
  );
  const getId = (place: number): string => `${listId}-${place}`;

  /** What is typed; of what is pasted, as much as is looked up. */
  const getTyped = (): string => cut(field.current?.value ?? '').text;
  const ask = (): void => {
    const text = getTyped();
    const number = ++asked.current;
    const show = (hits: SearchHit[]): void => {
      if (number !== asked.current) return;
      setAnswer({query: text, hits});
      // A suggestion is not what Enter means.
      setActive(text.trim() === '' ? -1 : 0);
    };
    if (text.trim() === '') show([]);
    else void client.search(text).then(show);
  };

  // Texts that come take no hit away from under the reader.
  const askAgain = useEffectEvent(() => {
    if (active < 1) ask();
  });
  useEffect(() => askAgain(), [client, state]);

  // What the field, which the dialog has, says of the list: the ARIA combobox.
  useEffect(() => {
    const combobox = field.current;
    combobox?.setAttribute('aria-controls', listId);
    combobox?.setAttribute('aria-expanded', `${count > 0}`);
    if (active >= 0 && count > 0)
      combobox?.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else combobox?.removeAttribute('aria-activedescendant');
  }, [field, listId, active, count]);

  // Not at every key: it takes as long as to draw the list.
  useEffect(() => {
    document
      .getElementById(`${listId}-${active}`)
      ?.scrollIntoView({block: 'nearest'});
  }, [listId, active]);

  /** Presses the chosen option as the pointer would, with keys for a new tab. */
  function openOption(place: number, event?: KeyboardEvent): void {
    const {ctrlKey = false, metaKey = false} = event ?? {};
    document.getElementById(getId(place))?.dispatchEvent(
      new window.MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey,
        metaKey,
      }),
    );
  }

  useEffect(() => {
    field.current?.focus();
    if (isEntered.current) early.current = [getTyped()];
    // Once, when the panel comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // The answer to an early Enter; texts may have what names have not.
  useEffect(() => {
    if (!answer || early.current?.[0] !== answer.query || isEmpty) return;
    if (count === 0 && state === 'loading') return;
    const [, event] = early.current;
    early.current = undefined;
    openOption(0, event);
  });

  useImperativeHandle(keys, () => ({
    ask() {
      early.current = undefined;
      ask();
    },
    press(event) {
      const {key, ctrlKey} = event;
      const step =
        key === 'ArrowDown' || (ctrlKey && key === 'n')
          ? 1
          : key === 'ArrowUp' || (ctrlKey && key === 'p')
            ? -1
            : 0;
      if (step !== 0) {
        event.preventDefault();
        // After the last comes the first, either way round.
        const from = active < 0 && step < 0 ? 0 : active;
        if (count > 0) setActive((from + step + count) % count);
      } else if (key === 'Enter') {
        event.preventDefault();
        const typed = getTyped();
        if (typed === answer?.query) openOption(active, event);
        else early.current = [typed, event];
      }
    },
  }));

  function leave(event: MouseEvent): void {
    const option = (event.target as Element).closest('a');
    const address = option?.getAttribute('href');
    // The browser opens a tab or a window.
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const isExplained = canExplain && option?.id === getId(0);
    history.push(
      address,
      isExplained ? ({text: query} satisfies LookUpState) : undefined,
    );
    onClose();
  }

  const toExplain = (
    <Option
      id={getId(0)}
      href={baseUrl + lookUp.slice(1)}
      isActive={active === 0}
      group={groups[2]?.title ?? ''}
      title={
        <Translate description="First option of a search with a pasted error: leads to the page that explains it">
          Explain this error
        </Translate>
      }
      excerpt={query}
    />
  );
  return (
    <div className={styles.box}>
      <p role="status" className={styles.spoken}>
        {answer &&
          !isEmpty &&
          translate(
            {
              message: 'Results: {count}',
              description: 'Read out when results have come',
            },
            {count},
          )}
      </p>
      <div className={styles.body}>
        {/* The field has the focus and the keys, and presses the items. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
        <div
          id={listId}
          role="listbox"
          className={styles.list}
          aria-label={
            isEmpty
              ? translate({
                  message: 'Suggestions',
                  description:
                    'Name of the list in the empty box of the search',
                })
              : translate({
                  message: 'Results',
                  description: 'Name of the list of search results',
                })
          }
          hidden={count === 0}
          onClick={leave}
        >
          {canExplain && toExplain}
          {shown.map(({title, hits}, nth) => (
            <div key={title} role="presentation" className={styles.group}>
              <div className={styles.heading} aria-hidden="true">
                {title}
              </div>
              {hits.map((hit, index) => {
                const place = (starts[nth] ?? 0) + index;
                return (
                  <Hit
                    key={place}
                    id={getId(place)}
                    hit={hit}
                    baseUrl={baseUrl}
                    isActive={place === active}
                    group={title}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {answer && !isEmpty && count === first && state !== 'loading' && (
          <NoHits query={query} />
        )}
        {!isEmpty && state === 'loading' && (
          <p className={styles.note}>
            <Translate>Showing name matches only. Loading page text…</Translate>
          </p>
        )}
        {state === 'failed' && (
          <div className={styles.note}>
            <FailureNotice onRetry={client.retry}>
              <Translate>
                Page text could not be loaded: showing name matches only.
              </Translate>
            </FailureNotice>
          </div>
        )}
      </div>
      <Footer query={query.trim()} onClose={onClose} />
    </div>
  );
}
