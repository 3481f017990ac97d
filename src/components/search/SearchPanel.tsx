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
import {guideNames} from '../../guides/order';
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

/** Handlers for the input's events. */
export interface PanelKeys {
  press: (event: KeyboardEvent) => void;
  ask: () => void;
}

export interface SearchPanelProps {
  client: SearchClient;
  /** Input of the dialog, which may already contain text. */
  field: RefObject<HTMLInputElement | null>;
  keys: RefObject<PanelKeys | null>;
  /** Whether the reader pressed Enter before the panel loaded. */
  isEntered: RefObject<boolean>;
  onClose: () => void;
}

interface Answer {
  query: string;
  hits: SearchHit[];
}

const lookUp = '/docs/errors';

/** Text passed to the error page, which is not part of a URL. */
export interface LookUpState {
  text: string;
}

const getStart = (): SearchHit[] => {
  const places: Pick<SearchHit, 'kind' | 'title' | 'path'>[] = [
    ...areas.flatMap(({operations: [first]}) =>
      first
        ? [{kind: 'operation' as const, title: first.name, path: first.to}]
        : [],
    ),
    ...guideNames.slice(0, 1).map((name) => ({
      kind: 'guide' as const,
      title: translate({
        message: 'Quickstart',
        description: 'Suggestion in the empty search',
      }),
      path: `/docs/guides/${name}`,
    })),
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

function NoHits({query}: {query: string}): ReactNode {
  return (
    <div className={styles.note}>
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

/** Keyboard shortcuts, a link to the search, and a link to the index. */
function Footer(props: {query: string; onClose: () => void}): ReactNode {
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
          className="link"
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

/** Grouped results below the search input. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {client, field, keys, isEntered, onClose} = props;
  const listId = useId();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const state = useSyncExternalStore(client.onState, client.getState);
  const [answer, setAnswer] = useState<Answer>();
  const [active, setActive] = useState(-1);
  const asked = useRef(0);
  /** Query of an early Enter, with modifier keys. */
  const early = useRef<[query: string, event?: KeyboardEvent]>(undefined);

  const query = answer?.query ?? '';
  const isEmpty = query.trim() === '';
  const canExplain = looksPasted(query);
  const shown = isEmpty ? groupHits(getStart()) : groupHits(answer?.hits ?? []);
  const first = canExplain ? 1 : 0;
  const count = shown.reduce((sum, {hits}) => sum + hits.length, first);
  const starts = shown.map((_, nth) =>
    shown.slice(0, nth).reduce((sum, {hits}) => sum + hits.length, first),
  );
  const getId = (place: number): string => `${listId}-${place}`;

  /** Typed text; pasted text is limited to the length that is looked up. */
  const getTyped = (): string => cut(field.current?.value ?? '').text;
  const ask = (): void => {
    const text = getTyped();
    const number = ++asked.current;
    const show = (hits: SearchHit[]): void => {
      if (number !== asked.current) return;
      setAnswer({query: text, hits});
      // Enter must not open a suggestion.
      setActive(text.trim() === '' ? -1 : 0);
    };
    if (text.trim() === '') show([]);
    else void client.search(text).then(show);
  };

  // When texts have loaded, keep the results that the reader sees.
  const askAgain = useEffectEvent(() => {
    if (active < 1) ask();
  });
  useEffect(() => askAgain(), [client, state]);

  // ARIA combobox attributes of the dialog's input.
  useEffect(() => {
    const combobox = field.current;
    combobox?.setAttribute('aria-controls', listId);
    combobox?.setAttribute('aria-expanded', `${count > 0}`);
    if (active >= 0 && count > 0)
      combobox?.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else combobox?.removeAttribute('aria-activedescendant');
  }, [field, listId, active, count]);

  // Debounced, because it takes as long as rendering the list.
  useEffect(() => {
    document
      .getElementById(`${listId}-${active}`)
      ?.scrollIntoView({block: 'nearest'});
  }, [listId, active]);

  /** Clicks the selected option, with modifier keys for a new tab. */
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
    // Only when the panel has loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // Handle an early Enter; texts may match if names do not.
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
        // Wrap around at both ends.
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
    // The browser opens a new tab or window.
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
      <p role="status" className="spoken">
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
        {/* The input keeps the focus, handles keys, and clicks the options. */}
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
            <div key={title} role="presentation">
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
