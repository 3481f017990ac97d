import {
  useCallback,
  useId,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchHit} from '../../search/types';
import type {Engine} from './engine';
import Filters from './Filters';
import {findFiltersIn} from './filters';
import Footer from './Footer';
import Hits from './Hits';
import {isOfInputMethod} from './isOfInputMethod';
import {listName} from './listName';
import NoHits from './NoHits';
import {forgetSearches, getRecentSearches, rememberSearch} from './recent';
import {Start, TextNote} from './Notes';
import StartList from './StartList';
import Status from './Status';
import {useAnswer} from './useAnswer';
import {useCombobox} from './useCombobox';
import {useEnter} from './useEnter';
import {useNeighbors} from './useNeighbors';
import styles from './SearchPanel.module.css';

export interface SearchPanelProps {
  engine: Engine;
  /** The field of the dialog, in which the reader may have typed already. */
  field: RefObject<HTMLInputElement | null>;
  /** Whether Enter was the last key that was pressed in it. */
  isEntered: RefObject<boolean>;
  onClose: () => void;
}

const noHits: SearchHit[] = [];

/** What stands below the field of the search: filters, and a list of hits. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {engine, field, isEntered, onClose} = props;
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [recent, setRecent] = useState(getRecentSearches);
  const history = useHistory();
  const page = `/${useLocation().pathname.slice(useBaseUrl('/').length)}`;
  const {answer, ask} = useAnswer(engine, field, list, page);
  const query = answer?.query ?? '';
  const hits = answer?.hits ?? noHits;
  const enter = useEnter(field, answer, list);
  const isEmpty = answer !== undefined && query.trim() === '';
  const neighbors = useNeighbors(engine, page);
  const start = useMemo(() => [recent, neighbors], [recent, neighbors]);
  useCombobox(field, list, isEmpty ? start : hits, !isEmpty);

  const write = useCallback(
    (change: (current: string) => string): void => {
      const {current} = field;
      if (!current) return;
      Object.assign(current, {value: change(current.value)});
      ask();
    },
    [ask, field],
  );

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const isTaken = enter.press(event);
    if (isTaken) event.preventDefault();
    // The list chooses with the keys that are left.
    if (isTaken || isOfInputMethod(event)) event.stopImmediatePropagation();
  });
  const onInput = useEffectEvent((): void => {
    enter.forget();
    ask();
  });

  useEffect(() => {
    const {current} = field;
    if (!current) return;
    // The button that loaded the box is gone.
    current.focus();
    if (isEntered.current) enter.wasPressed(current.value);
    current.addEventListener('keydown', onKey, true);
    current.addEventListener('input', onInput);
    return () => {
      current.removeEventListener('keydown', onKey, true);
      current.removeEventListener('input', onInput);
    };
    // Once: what follows is heard.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function leave(event: MouseEvent): void {
    const address = (event.target as Element)
      .closest('a')
      ?.getAttribute('href');
    if (!address) return;
    rememberSearch(query);
    setRecent(getRecentSearches());
    // The browser opens a tab or a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    history.push(address);
    onClose();
  }

  return (
    <div className={styles.box}>
      <Filters {...findFiltersIn(query)} choices={engine} onChange={write} />
      <Status answer={isEmpty ? undefined : answer} />
      <div className={styles.body}>
        {isEmpty && (
          <Start
            hasRecent={recent.length > 0}
            onForget={() => {
              forgetSearches();
              setRecent([]);
              field.current?.focus();
            }}
          />
        )}
        {/* The field has the focus and the keys, and presses the items. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
        <div
          ref={list}
          id={listId}
          role="listbox"
          className={styles.list}
          aria-label={listName(isEmpty)}
          hidden={!isEmpty && hits.length === 0}
          onClick={leave}
        >
          {isEmpty ? (
            <StartList
              recent={recent}
              page={page}
              neighbors={neighbors}
              onChoose={(chosen) => {
                write(() => chosen);
                field.current?.focus();
              }}
            />
          ) : (
            <Hits hits={hits} services={engine.services} />
          )}
        </div>
        {answer && !isEmpty && (
          <>
            {hits.length === 0 && answer.text !== 'waiting' && (
              <NoHits query={query} onChange={write} onClose={onClose} />
            )}
            <TextNote
              state={answer.text}
              hasHits={hits.length > 0}
              onRetry={engine.retryText}
            />
          </>
        )}
      </div>
      <Footer hasQuery={!isEmpty} field={field} onClose={onClose} />
    </div>
  );
}
