import {useEffect} from 'react';

const find = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(selector);

const findDrawer = (): HTMLElement | null =>
  find('.navbar-sidebar--show .navbar-sidebar');

/** The open drawer holds the focus. */
function onFocus({target}: FocusEvent): void {
  const drawer = findDrawer();
  if (!drawer || drawer.contains(target as Node)) return;
  drawer.querySelector<HTMLElement>('a[href], button')?.focus();
}

function onKey({key}: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const menu = find('.navbar .dropdown--show');
  if (findDrawer()) {
    find('.navbar-sidebar__close')?.click();
    // Once the drawer no longer holds the focus.
    requestAnimationFrame(() => find('.navbar__toggle')?.focus());
  } else if (menu) {
    // Menus close on a click outside.
    document.dispatchEvent(new Event('mousedown'));
    menu.querySelector<HTMLElement>('.navbar__link')?.focus();
  }
}

/** Keyboard support that Docusaurus's drawer and navbar menus lack. */
export function useDrawerKeys(): void {
  useEffect(() => {
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
