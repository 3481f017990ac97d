import {useLayoutEffect, useRef, type RefObject} from 'react';
import Combobox from '@github/combobox-nav';

/** Keys that choose; on Apple keyboards, Ctrl N and Ctrl P do. */
const isChoosing = ({key, ctrlKey}: KeyboardEvent): boolean =>
  ctrlKey || key === 'ArrowDown' || key === 'ArrowUp';

/**
 * A combobox whose choice stays until the answer to a key is there, and goes
 * round: after the last option comes the first.
 */
function getCombobox(field: HTMLInputElement, list: HTMLElement): Combobox {
  const combobox = new Combobox(field, list, {tabInsertsSuggestions: false});
  const {keyboardEventHandler} = combobox;
  combobox.inputHandler = () => undefined;
  combobox.keyboardEventHandler = (event) => {
    if (!isChoosing(event)) return;
    keyboardEventHandler(event);
    if (!event.defaultPrevented) return;
    if (field.hasAttribute('aria-activedescendant')) return;
    combobox.navigate(/^(ArrowDown|n)$/.test(event.key) ? 1 : -1);
  };
  return combobox;
}

/** Whether the reader went on from the first option, which was chosen for them. */
export function hasMoved(
  field: HTMLInputElement | null,
  list: HTMLElement | null,
): boolean {
  const chosen = field?.getAttribute('aria-activedescendant');
  const first = list?.querySelector('[role=option]');
  return Boolean(chosen) && chosen !== first?.id;
}

/**
 * Roles and arrow keys of a field with a list, after the combobox pattern of the
 * ARIA Authoring Practices. They are written to the elements themselves: React
 * draws nothing for a key.
 *
 * @param options whatever changes with the options of the list
 * @param isFirstChosen whether the first of them is chosen at once
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: unknown,
  isFirstChosen: boolean,
): void {
  const combobox = useRef<Combobox>(undefined);

  useLayoutEffect(() => {
    if (!field.current || !list.current) return;
    combobox.current = getCombobox(field.current, list.current);
    return () => combobox.current?.destroy();
  }, [field, list]);

  useLayoutEffect(() => {
    const {current} = combobox;
    if (!current) return;
    current.firstOptionSelectionMode = isFirstChosen ? 'selected' : 'none';
    if (list.current?.hidden) current.stop();
    else current.start();
  }, [list, options, isFirstChosen]);
}
