import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Combobox, useComboboxStore} from '@ariakit/react/combobox';
import type {SearchHit} from '../../search/types';
import type {Engine} from './engine';
import Field from './Field';
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
import {useEarlyEnter} from './useEarlyEnter';
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
  const page = `/${useLocation().pathname.slice(useBaseUrl('/').length)}`;
  const {answer, ask, composition} = useAnswer(engine, field, page);
  const query = answer?.query ?? '';
  const hits = answer?.hits ?? noHits;
  const enter = useEarlyEnter(field, answer, list);
  const isEmpty = answer !== undefined && query.trim() === '';
  const hasList = isEmpty ? recent.length > 0 : hits.length > 0;
  const store = useComboboxStore({open: hasList, inputValue: query});

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

  function leave({ctrlKey, metaKey, shiftKey}: MouseEvent): void {
    remember(query);
    setRecent(recentSearches());
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  }

  return (
    <div
      className={styles.box}
      role="presentation"
      onKeyDownCapture={(event) => {
        const isKept = enter.keep(event);
        if (isKept) event.preventDefault();
        if (isKept || isOfInputMethod(event)) event.stopPropagation();
      }}
    >
      <Head onClose={onClose}>
        <Combobox
          ref={field}
          store={store}
          autoSelect={isEmpty ? false : 'always'}
          render={<Field />}
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
        {hasList && (
          // The field has the focus and the keys, and presses the items.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            ref={(element) => {
              list.current = element;
              store.setContentElement(element);
            }}
            id={listId}
            role="listbox"
            className={styles.list}
            aria-label={listName(isEmpty)}
            onClick={isEmpty ? undefined : leave}
          >
            {isEmpty ? (
              <Recent
                queries={recent}
                store={store}
                onChoose={(chosen) => write(() => chosen)}
              />
            ) : (
              <Hits hits={hits} store={store} services={engine.services} />
            )}
          </div>
        )}
        {answer && hits.length === 0 && answer.text !== 'waiting' && (
          <NoHits query={query} onChange={write} onClose={onClose} />
        )}
        {answer && (
          <TextNote
            state={answer.text}
            hasHits={hits.length > 0}
            onRetry={engine.retryText}
          />
        )}
      </div>
      <Footer hasQuery={!isEmpty} field={field} onClose={onClose} />
    </div>
  );
}
