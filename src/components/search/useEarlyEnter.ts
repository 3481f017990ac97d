import {useEffect, useState, type KeyboardEvent, type RefObject} from 'react';
import type {Answer} from './useAnswer';
import {isOfInputMethod} from './useSettled';

/** What Enter was pressed for, and with which keys. */
interface Pressed extends Pick<MouseEventInit, 'ctrlKey' | 'metaKey'> {
  query: string;
}

interface EarlyEnter {
  /** Keeps an Enter that comes before the answer. @returns whether it did */
  keep: (event: KeyboardEvent) => boolean;
  /** Enter was pressed for a query before the box was there. */
  wasPressed: (query: string) => void;
}

/**
 * Opens the first hit once the answer is there, if Enter was pressed before and
 * the query is still the same.
 *
 * @param query as it is asked, not in the middle of a word
 * @param list whose first item is the first hit
 */
export function useEarlyEnter(
  query: string,
  answer: Answer | undefined,
  list: RefObject<HTMLElement | null>,
): EarlyEnter {
  const [pressed, setPressed] = useState<Pressed>();
  const isAnswered = answer?.query === query;

  useEffect(() => {
    if (!pressed) return;
    if (pressed.query !== query) return setPressed(undefined);
    if (!isAnswered) return;
    const {ctrlKey, metaKey} = pressed;
    const first = list.current?.querySelector('[role=option]');
    // Texts that are loading may have what names have not.
    if (!first && answer.text === 'waiting') return;
    setPressed(undefined);
    first?.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey,
        metaKey,
      }),
    );
  }, [pressed, query, isAnswered, answer, list]);

  return {
    keep(event) {
      const {key, ctrlKey, metaKey} = event;
      const isEarly = key === 'Enter' && query.trim() !== '' && !isAnswered;
      if (!isEarly || isOfInputMethod(event)) return false;
      setPressed({query, ctrlKey, metaKey});
      return true;
    },
    wasPressed: (asked) => setPressed({query: asked}),
  };
}
