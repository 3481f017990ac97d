import {
  isRunning,
  pending,
  reload,
  settle,
  startPage,
  tellFailure,
} from './bundle';

const isApple = /Mac|iP/.test(navigator.platform);
// The button of the search names the key of this keyboard.
if (isApple) document.documentElement.dataset.keys = 'apple';

const findTabs = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>('[role=tab]');

/** Opens the search at once, instead of whatever else the event would do. */
function openSearch(event: Event): void {
  const dialog = document.querySelector<HTMLDialogElement>('#site-search');
  if (!dialog) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!dialog.open) dialog.showModal();
  const field = dialog.querySelector('input');
  field?.focus();
  field?.select();
  startPage();
  tellFailure();
}

/** Keeps an event from the page until React runs it. */
function keep(control: HTMLElement, event: Event): void {
  // React listens before it has taken over the page, and would react twice.
  event.stopPropagation();
  control.setAttribute('aria-busy', 'true');
  const tab = Array.from(findTabs()).indexOf(control);
  pending.set(control, {event, tab});
  startPage();
  tellFailure();
}

export function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest('#failure button')) return void reload(true);
  if (target.closest('[aria-controls=site-search]')) return openSearch(event);
  if (isRunning()) return;
  // The same page in another language, with query and hash as React adds.
  const link = target.closest<HTMLAnchorElement>('a[lang]');
  if (link) Object.assign(link, {search: location.search, hash: location.hash});
  const control = target.closest<HTMLElement>(
    'button, summary, [role=button], [role=tab]',
  );
  if (!control) return;
  if (!control.matches('summary')) event.preventDefault();
  // The browser has undone the first click on a summary by the second.
  else if (pending.delete(control)) return;
  keep(control, event);
}

export function onKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey} = event;
  const target = event.target as HTMLElement;
  // The old code is that of a key that ends a word in WebKit.
  if (event.isComposing || event.keyCode === 229 || altKey) return;
  const isChord = (isApple ? metaKey : ctrlKey) && /^k$/i.test(key);
  const isField = target.matches('input, textarea, select');
  const isSlash = key === '/' && !isField && !ctrlKey && !metaKey;
  if (isChord || isSlash) return openSearch(event);
  if (isRunning()) return;
  if (key !== 'Enter') pending.delete(target);
  else if (target.matches('a[role=button], [role=tab], #site-search input')) {
    event.preventDefault();
    keep(target, event);
  }
}

/** Replays, once React runs the page, the clicks that came before. */
export function replay(): void {
  // A component may have handled a click and removed its mark before.
  const clicks = [...pending].filter(([control]) =>
    control.hasAttribute('aria-busy'),
  );
  settle();
  for (const [control, {event, tab}] of clicks) {
    // React makes tabs anew when it takes over the page.
    const element = control.isConnected ? control : findTabs()[tab];
    // The browser has opened or closed a fold already, and does so again.
    if (control.matches('summary'))
      control.parentElement?.toggleAttribute('open');
    const Copy = event.constructor as typeof Event;
    setTimeout(() => element?.dispatchEvent(new Copy(event.type, event)));
  }
}
