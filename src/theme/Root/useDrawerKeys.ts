import {useEffect} from 'react';

const find = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(selector);

function onKey({key}: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const menu = find('.navbar .dropdown--show');
  if (find('.navbar-sidebar--show')) {
    find('.navbar-sidebar__close')?.click();
    find('.navbar__toggle')?.focus();
  } else if (menu) {
    // Menus close on a click outside.
    document.dispatchEvent(new Event('mousedown'));
    menu.querySelector<HTMLElement>('.navbar__link')?.focus();
  }
}

/** The drawer covers the page, so it keeps the focus. */
function onFocus({target}: FocusEvent): void {
  const drawer = find('.navbar-sidebar--show .navbar-sidebar');
  if (drawer && !drawer.contains(target as Node)) {
    find('.navbar-sidebar__close')?.focus();
  }
}

/** Keyboard support that Docusaurus's drawer and navbar menus lack. */
export function useDrawerKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
