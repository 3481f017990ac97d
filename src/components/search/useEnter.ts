import {useEffect, useRef, type RefObject} from 'react';
import {isOfInputMethod} from './isOfInputMethod';
import type {Answer} from './useAnswer';

type Keys = Pick<MouseEventInit, 'ctrlKey' | 'metaKey'>;

interface Enter {
  /** Opens the chosen hit, now or with the answer. @returns whether it does */
  press: (event: KeyboardEvent) => boolean;
  /** Enter was pressed for a query before the box was there. */
  wasPressed: (query: string) => void;
  /** The query has become another one. */
  forget: () => void;
}

/** Presses an option as the pointer would, with keys for a new tab. */
function open(option: Element | null | undefined, keys: Keys): boolean {
  const {ctrlKey, metaKey} = keys;
  option?.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
    }),
  );
  return Boolean(option);
}

/**
 * Enter in the field. One that comes before the answer opens the first hit once
 * the answer is there.
 *
 * @param list of options, the first of which is the first hit
 */
export function useEnter(
  field: RefObject<HTMLInputElement | null>,
  answer: Answer | undefined,
  list: RefObject<HTMLElement | null>,
): Enter {
  const early = useRef<Keys & {query: string}>(undefined);

  useEffect(() => {
    if (!early.current || early.current.query !== answer?.query) return;
    const first = list.current?.querySelector('[role=option]');
    // Texts that are loading may have what names have not.
    if (!first && answer.text === 'waiting') return;
    const keys = early.current;
    early.current = undefined;
    open(first, keys);
  }, [answer, list]);

  return {
    press(event) {
      const {key, target, ctrlKey, metaKey} = event;
      if (key !== 'Enter' || target !== field.current) return false;
      if (isOfInputMethod(event)) return false;
      const query = field.current?.value ?? '';
      if (query.trim() === '' || answer?.query === query) {
        return open(
          list.current?.querySelector('[role=option][aria-selected=true]'),
          {ctrlKey, metaKey},
        );
      }
      early.current = {query, ctrlKey, metaKey};
      return true;
    },
    wasPressed: (query) => (early.current = {query}),
    forget: () => (early.current = undefined),
  };
}
