import {useEffect, useState, useSyncExternalStore} from 'react';
import type {SearchHit} from '../../search/types';
import type {Engine} from './engine';
import type {TextState} from './protocol';

/** What was found for a query. */
export interface Answer {
  query: string;
  hits: SearchHit[];
  /** Whether texts were searched, or names alone. */
  text: TextState;
}

/**
 * The latest answer, which may still be that to the query before.
 *
 * @param page path of the page that is read, without the base address
 */
export function useAnswer(
  engine: Engine,
  query: string,
  page: string,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const text = useSyncExternalStore(engine.onText, engine.textState);
  const isEmpty = query.trim() === '';

  useEffect(() => {
    let isLatest = !isEmpty;
    if (isEmpty) return undefined;
    void engine.ask(query, page).then((hits) => {
      if (isLatest) setAnswer({query, hits, text});
    });
    return () => {
      isLatest = false;
    };
  }, [engine, query, page, isEmpty, text]);

  return isEmpty ? undefined : answer;
}
