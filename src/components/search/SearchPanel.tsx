import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import areas from '@generated/content-data/default/areas.json';
import {guideNames} from '../../guides/order';
import type {SearchHit, SearchKind} from '../../search';
import {cut} from '../../search/messages';
import FailureNotice from '../FailureNotice';
import AllNames from './AllNames';
import type {SearchClient} from './client';
import {groupHits, looksPasted} from './groups';
import Option from './Option';
import styles from './SearchPanel.module.css';

/** Handlers of the dialog's input. */
export interface SearchControls {
  /** Searches for the text of the input. */
  ask: () => void;
  /** Handles a key. */
  press: (event: KeyboardEvent) => void;
}

export interface SearchPanelProps {
  client: SearchClient;
  /** Input of the dialog, which keeps the focus. */
  field: RefObject<HTMLInputElement | null>;
  controls: RefObject<SearchControls | null>;
  /** The Enter key, until there is a result to open. */
  enteredRef: RefObject<KeyboardEvent | undefined>;
  onClose: () => void;
}

/** State of the list. */
interface Answer {
  query: string;
  hits: SearchHit[];
  /** Position of the selected option, or -1. */
  active: number;
}

/**
 * Results drawn with the answer. The others change right after them, because a
 * slow phone draws half a list in half the time.
 */
const drawnAtOnce = 6;

const lookUp = '/docs/errors';

/** Text passed to the error page, which is not part of a URL. */
export interface LookUpState {
  text: string;
}

const createHit = (
  kind: SearchKind,
  title: string,
  path: string,
  excerpt = '',
): SearchHit => ({
  kind,
  title,
  path,
  excerpt,
  context: '',
  titleMarks: [],
  excerptMarks: [],
});

/** Where to begin, in the empty search. */
const getStart = (): SearchHit[] => [
  ...areas.flatMap(({operations}) =>
    operations
      .slice(0, 1)
      .map(({name, to}) => createHit('operation', name, to)),
  ),
  createHit(
    'guide',
    translate({
      message: 'Quickstart',
      description: 'Suggestion in the empty search',
    }),
    `/docs/guides/${guideNames[0]}`,
  ),
  createHit('error', translate({message: 'Look up an error'}), lookUp),
  createHit(
    'symptom',
    translate({message: 'Something is stuck'}),
    '/docs/troubleshooting',
  ),
];

const isBlank = (text: string): boolean => text.trim() === '';

/** Reports when all texts have loaded, or failed to load. */
const watchTexts = (
  client: SearchClient,
  report: (state: 'complete' | 'failed') => void,
): void =>
  void client('complete').then(
    () => report('complete'),
    () => report('failed'),
  );

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

/** Grouped results below the search input. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {client, field, controls, enteredRef, onClose} = props;
  const listId = useId();
  const history = useHistory();
  const [state, setState] = useState<'loading' | 'complete' | 'failed'>(
    'loading',
  );
  const [{query, hits, active}, setAnswer] = useState<Answer>({
    query: '',
    hits: [],
    active: -1,
  });
  /** The latest search, until it is answered. */
  const pending = useRef<Promise<SearchHit[]>>(undefined);

  const isEmpty = isBlank(query);
  const deferred = useDeferredValue(hits);
  const results = isEmpty ? getStart() : hits;
  const groups = groupHits(
    hits.length > drawnAtOnce
      ? [...hits.slice(0, drawnAtOnce), ...deferred.slice(drawnAtOnce)]
      : results,
  );
  const [explanation] = looksPasted(query)
    ? groupHits([
        createHit(
          'error',
          translate({
            message: 'Explain this error',
            description:
              'First option of a search with a pasted error: leads to the page that explains it',
          }),
          lookUp,
          query,
        ),
      ])
    : [];
  const all = [
    ...(explanation?.hits ?? []),
    ...groups.flatMap((group) => group.hits),
  ];
  const count = results.length + (explanation ? 1 : 0);
  const getId = (place: number): string => `${listId}-${place}`;

  useEffect(() => field.current?.focus(), [field]);
  useEffect(() => watchTexts(client, setState), [client]);

  // Only answers are rendered: rendering keys as well would delay the answers.
  function ask(): void {
    // Pasted text is limited to the length that is looked up.
    const {text} = cut(field.current?.value ?? '');
    const answer = client('search', text);
    pending.current = answer;
    void answer.then((found) => {
      if (pending.current !== answer) return;
      pending.current = undefined;
      // Enter must not open a suggestion.
      const next = {query: text, hits: found, active: isBlank(text) ? -1 : 0};
      setAnswer((shown) =>
        // When texts have loaded, keep the results that the reader sees.
        shown.query === text && (shown.active > 0 || isBlank(text))
          ? // Rendered again, because Enter may wait for it.
            {...shown}
          : next,
      );
    });
  }
  const askAgain = useEffectEvent(ask);
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

  /** Clicks the active option once the typed text is answered. */
  function openEntered(): void {
    const event = enteredRef.current;
    if (!event || pending.current) return;
    // Texts may match if names do not.
    if (count === 0 && state === 'loading') return;
    enteredRef.current = undefined;
    const {ctrlKey, metaKey} = event;
    document.getElementById(getId(active))?.dispatchEvent(
      new window.MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        // For a new tab.
        ctrlKey,
        metaKey,
      }),
    );
  }
  // After an early Enter.
  useEffect(openEntered);

  function press(event: KeyboardEvent): void {
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
      const next = (from + step + count) % count;
      if (count > 0) setAnswer((shown) => ({...shown, active: next}));
    } else if (key === 'Enter') openEntered();
  }
  useImperativeHandle(controls, () => ({ask, press}));

  function leave(event: MouseEvent): void {
    const option = (event.target as Element).closest('a');
    const address = option?.getAttribute('href');
    // The browser opens a new tab or window.
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const isExplained = explanation && option?.id === getId(0);
    history.push(
      address,
      isExplained ? ({text: query} satisfies LookUpState) : undefined,
    );
    onClose();
  }

  const renderOption = (hit: SearchHit, group: string): ReactNode => {
    const place = all.indexOf(hit);
    return (
      <Option
        key={place}
        id={getId(place)}
        hit={hit}
        isActive={place === active}
        group={group}
      />
    );
  };
  return (
    <div className={styles.box}>
      <p role="status" className="spoken">
        {!isEmpty &&
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
          {explanation?.hits.map((hit) => renderOption(hit, explanation.title))}
          {groups.map((group) => (
            <div key={group.title} role="presentation">
              <div className={styles.heading} aria-hidden="true">
                {group.title}
              </div>
              {group.hits.map((hit) => renderOption(hit, group.title))}
            </div>
          ))}
        </div>
        {!isEmpty && groups.length === 0 && state !== 'loading' && (
          <NoHits query={query} />
        )}
        {!isEmpty && state === 'loading' && (
          <p className={styles.note}>
            <Translate>Showing name matches only. Loading page text…</Translate>
          </p>
        )}
        {state === 'failed' && (
          <div className={styles.note}>
            <FailureNotice
              onRetry={() => {
                setState('loading');
                watchTexts(client, setState);
              }}
            >
              <Translate>
                Page text could not be loaded: showing name matches only.
              </Translate>
            </FailureNotice>
          </div>
        )}
      </div>
      <p className={styles.footer}>
        <AllNames onClose={onClose} />
      </p>
    </div>
  );
}
