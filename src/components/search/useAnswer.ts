import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type {SearchHit} from '../../search/types';
import type {Engine} from './engine';
import type {TextState} from './protocol';
import {hasMoved} from './useCombobox';

/** What was found for a query. */
export interface Answer {
  query: string;
  hits: SearchHit[];
  /** Whether texts were searched, or names alone. */
  text: TextState;
}

interface Answers {
  /** The latest one, which may still be that to the query before. */
  answer?: Answer;
  /** Asks for what stands in the field now. */
  ask: () => void;
}

/**
 * Answers to what stands in the field, but not while an input method is in the
 * middle of a word. React hears of a letter with its answer: to draw the box for
 * the letter as well would take longer than to find the answer.
 *
 * @param page path of the page that is read, without the base address
 */
export function useAnswer(
  engine: Engine,
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  page: string,
): Answers {
  const [answer, setAnswer] = useState<Answer>();
  const isComposing = useRef(false);
  const asked = useRef(0);
  const text = useSyncExternalStore(engine.onText, engine.textState);

  const ask = useCallback(() => {
    if (isComposing.current) return;
    const query = field.current?.value ?? '';
    const count = ++asked.current;
    const show = (hits: SearchHit[]): void => {
      if (count !== asked.current) return;
      const text = engine.textState();
      const isChoosing = hasMoved(field.current, list.current);
      setAnswer((current) =>
        // Texts that come take no hit away from under the reader.
        isChoosing && current?.query === query
          ? {...current, text}
          : {query, hits, text},
      );
    };
    if (query.trim() === '') show([]);
    else void engine.ask(query, page).then(show);
  }, [engine, field, list, page]);

  useEffect(ask, [ask, text]);

  useEffect(() => {
    const {current} = field;
    const compose = (): void => {
      isComposing.current = true;
    };
    const end = (): void => {
      isComposing.current = false;
      ask();
    };
    current?.addEventListener('compositionupdate', compose);
    current?.addEventListener('compositionend', end);
    return () => {
      current?.removeEventListener('compositionupdate', compose);
      current?.removeEventListener('compositionend', end);
    };
  }, [ask, field]);

  return {answer, ask};
}
