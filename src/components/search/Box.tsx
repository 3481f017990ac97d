import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchHit} from '../../search/types';
import type {Engine} from './engine';
import {fieldProps} from './fieldProps';
import Filters from './Filters';
import {filtersIn} from './filters';
import Footer from './Footer';
import Head from './Head';
import Hits from './Hits';
import {isOfInputMethod} from './isOfInputMethod';
import {listName} from './listName';
import NoHits from './NoHits';
import {forgetSearches, recentSearches, remember} from './recent';
import Recent from './Recent';
import {Start, TextNote} from './Notes';
import Status from './Status';
import {useAnswer} from './useAnswer';
import {useCombobox} from './useCombobox';
import {useEnter} from './useEnter';
import styles from './Box.module.css';

/** What a reader did before the box was there. */
export interface Taken {
  text: string;
  /** Enter was pressed after the last letter. */
  isEntered: boolean;
}

export interface BoxProps {
  engine: Engine;
  /** Told of its field. @returns what was done in the one before */
  takeOver: (field: HTMLInputElement) => Taken;
  onClose: () => void;
}

const noHits: SearchHit[] = [];

/** The search: a field with a list of hits. */
export default function Box({engine, takeOver, onClose}: BoxProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [recent, setRecent] = useState(recentSearches);
  const history = useHistory();
  const page = `/${useLocation().pathname.slice(useBaseUrl('/').length)}`;
  const {answer, ask, composition} = useAnswer(engine, field, list, page);
  const query = answer?.query ?? '';
  const hits = answer?.hits ?? noHits;
  const enter = useEnter(field, answer, list);
  const isEmpty = answer !== undefined && query.trim() === '';
  const hasList = isEmpty ? recent.length > 0 : hits.length > 0;
  useCombobox(field, list, isEmpty ? recent : hits, !isEmpty);

  const write = useCallback(
    (change: (current: string) => string): void => {
      if (!field.current) return;
      field.current.value = change(field.current.value);
      ask();
    },
    [ask],
  );

  useLayoutEffect(() => {
    if (!field.current) return;
    const taken = takeOver(field.current);
    field.current.value = taken.text;
    if (taken.isEntered) enter.wasPressed(taken.text);
    // Once: what follows is typed here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function leave(event: MouseEvent): void {
    const address = (event.target as Element)
      .closest('a')
      ?.getAttribute('href');
    if (!address) return;
    remember(query);
    setRecent(recentSearches());
    // The browser opens a tab or a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    history.push(address);
    onClose();
  }

  return (
    <div
      className={styles.box}
      role="presentation"
      onKeyDownCapture={(event) => {
        const isTaken = enter.press(event);
        if (isTaken) event.preventDefault();
        if (isTaken || isOfInputMethod(event)) event.stopPropagation();
      }}
    >
      <Head onClose={onClose}>
        <input
          ref={field}
          {...fieldProps()}
          onChange={() => {
            enter.forget();
            ask();
          }}
          {...composition}
        />
      </Head>
      <Filters {...filtersIn(query)} choices={engine} onChange={write} />
      <Status answer={answer} />
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
          hidden={!hasList}
          onClick={isEmpty ? undefined : leave}
        >
          {isEmpty ? (
            <Recent
              queries={recent}
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
