import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const focusable =
  'a[href], button:not([disabled]), input, [tabindex]:not([tabindex="-1"])';

const find = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(selector);

/** What takes the focus in the phone's drawer, in its order. */
const partsOf = (drawer: HTMLElement): HTMLElement[] =>
  Array.from(drawer.querySelectorAll<HTMLElement>(focusable)).filter(
    (part) => part.checkVisibility() && part.tabIndex >= 0,
  );

function closeDrawer(): void {
  find('.navbar-sidebar__close')?.click();
  find('.navbar__toggle')?.focus();
}

/** Closes the menu of the top bar, which closes at a press elsewhere. */
function closeMenu(menu: HTMLElement): void {
  document.dispatchEvent(new Event('mousedown'));
  menu.querySelector<HTMLElement>('.navbar__link')?.focus();
}

/** The drawer lies over the page, so the focus goes round in it. */
function keepFocus(drawer: HTMLElement, event: KeyboardEvent): void {
  const parts = partsOf(drawer);
  const [first, last] = [parts[0], parts.at(-1)];
  const active = document.activeElement;
  const isInside = drawer.contains(active);
  const end = event.shiftKey ? first : last;
  if (isInside && active !== end) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function onKey(event: KeyboardEvent): void {
  const drawer = find('.navbar-sidebar--show .navbar-sidebar');
  const menu = find('.navbar .dropdown--show');
  if (event.key === 'Tab' && drawer) keepFocus(drawer, event);
  if (event.key !== 'Escape') return;
  if (drawer) closeDrawer();
  else if (menu) closeMenu(menu);
}

// Keys that Docusaurus leaves out in the drawer and in the menus of its bar.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', onKey);
}
