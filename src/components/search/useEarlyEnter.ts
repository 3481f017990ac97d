import {useEffect, useRef, type KeyboardEvent, type RefObject} from 'react';
import {isOfInputMethod} from './isOfInputMethod';
import type {Answer} from './useAnswer';

/** What Enter was pressed for, and with which keys. */
interface Pressed extends Pick<MouseEventInit, 'ctrlKey' | 'metaKey'> {
  query: string;
}

interface EarlyEnter {
  /** Keeps an Enter that comes before the answer. @returns whether it did */
  keep: (event: KeyboardEvent) => boolean;
  /** Enter was pressed for a query before the box was there. */
  wasPressed: (query: string) => void;
  /** The query has become another one. */
  forget: () => void;
}

/**
 * Opens the first hit once the answer is there, if Enter was pressed before.
 *
 * @param list whose first item is the first hit
 */
export function useEarlyEnter(
  field: RefObject<HTMLInputElement | null>,
  answer: Answer | undefined,
  list: RefObject<HTMLElement | null>,
): EarlyEnter {
  const pressed = useRef<Pressed>(undefined);

  useEffect(() => {
    if (!pressed.current || pressed.current.query !== answer?.query) return;
    const {ctrlKey, metaKey} = pressed.current;
    const first = list.current?.querySelector('[role=option]');
    // Texts that are loading may have what names have not.
    if (!first && answer.text === 'waiting') return;
    pressed.current = undefined;
    first?.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey,
        metaKey,
      }),
    );
  }, [answer, list]);

  return {
    keep(event) {
      const {key, target, ctrlKey, metaKey} = event;
      if (key !== 'Enter' || target !== field.current) return false;
      const query = field.current?.value ?? '';
      const isAnswered = query.trim() === '' || answer?.query === query;
      if (isAnswered || isOfInputMethod(event)) return false;
      pressed.current = {query, ctrlKey, metaKey};
      return true;
    },
    wasPressed: (query) => (pressed.current = {query}),
    forget: () => (pressed.current = undefined),
  };
}
