import {useEffect} from 'react';

const focusable =
  'a[href], button:not([disabled]), input, [tabindex]:not([tabindex="-1"])';

const find = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(selector);

function keepFocus(drawer: HTMLElement, event: KeyboardEvent): void {
  const parts = Array.from(
    drawer.querySelectorAll<HTMLElement>(focusable),
  ).filter((part) => part.checkVisibility() && part.tabIndex >= 0);
  const [first, last] = [parts[0], parts.at(-1)];
  const end = event.shiftKey ? first : last;
  const active = document.activeElement;
  if (drawer.contains(active) && active !== end) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function onKey(event: KeyboardEvent): void {
  const drawer = find('.navbar-sidebar--show .navbar-sidebar');
  const menu = find('.navbar .dropdown--show');
  if (event.key === 'Tab' && drawer) keepFocus(drawer, event);
  if (event.key !== 'Escape') return;
  if (drawer) {
    find('.navbar-sidebar__close')?.click();
    find('.navbar__toggle')?.focus();
  } else if (menu) {
    // Menus close on a click outside.
    document.dispatchEvent(new Event('mousedown'));
    menu.querySelector<HTMLElement>('.navbar__link')?.focus();
  }
}

/** Keyboard support that Docusaurus's drawer and navbar menus lack. */
export function useDrawerKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
