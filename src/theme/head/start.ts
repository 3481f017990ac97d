import {
  announcementAttribute,
  announcementKey,
} from '../AnnouncementBar/dismissed';
import {reveal} from '../DocSidebarItem/reveal';
import {normalizeAddress} from './address';

/** Id of the announcement. */
declare const announcement: string;

const page = document.documentElement;
const isApple = /Mac|iP/.test(navigator.platform);
// The button of the search names the key of this keyboard.
if (isApple) page.dataset.keys = 'apple';

normalizeAddress();

const find = <T extends HTMLElement>(selector: string): T | null =>
  document.querySelector<T>(selector);
const findTabs = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>('[role=tab]');

let hasRun = false;
/** Whether React runs the page; a page that crashes loses the attribute. */
const isRunning = (): boolean =>
  (hasRun ||= page.dataset.hasHydrated === 'true');

/** Resolves once the whole document is there. */
const parsed = new Promise<unknown>((resolve) =>
  addEventListener('DOMContentLoaded', resolve),
);

let hasStarted = false;
/** Whether a script or a style sheet did not come. */
let hasFailed = false;

/** Adds the scripts of the page, which stand in a template, once. */
function startPage(): void {
  // A hidden page may give way to that of another language (`theme/NotFound`).
  if (hasStarted || page.hidden) return;
  hasStarted = true;
  void parsed.then(() => {
    const scripts = find<HTMLTemplateElement>('template#scripts');
    if (scripts) document.head.append(scripts.content.cloneNode(true));
  });
}

/** A click before React ran the page: the last one, to be replayed. */
let kept: {control: HTMLElement; event: Event; tab: number} | undefined;

function forget(): void {
  kept?.control.removeAttribute('aria-busy');
  kept = undefined;
}

/** Keeps an event from the page until React runs it. */
function keep(control: HTMLElement, event: Event): void {
  // React listens before it has taken over the page, and would react twice.
  event.stopPropagation();
  forget();
  control.setAttribute('aria-busy', 'true');
  kept = {control, event, tab: Array.from(findTabs()).indexOf(control)};
  startPage();
}

/** Replays, once React runs the page, the click that came before. */
function replay(): void {
  const {control, event, tab = -1} = kept ?? {};
  forget();
  if (!control || !event) return;
  // React makes tabs anew when it takes over the page.
  const element = control.isConnected ? control : findTabs()[tab];
  // The browser has opened or closed a fold already, and does so again.
  if (control.matches('summary'))
    control.parentElement?.toggleAttribute('open');
  const Copy = event.constructor as typeof Event;
  element?.dispatchEvent(new Copy(event.type, event));
}

new MutationObserver((_, observer) => {
  if (!isRunning()) return;
  observer.disconnect();
  // Components have yet to hear that they run in a browser.
  setTimeout(replay);
}).observe(page, {attributeFilter: ['data-has-hydrated']});

/** Opens the search at once, instead of whatever else the event would do. */
function openSearch(event: Event): void {
  const dialog = find<HTMLDialogElement>('dialog#site-search');
  if (!dialog) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!dialog.open) dialog.showModal();
  const field = dialog.querySelector('input');
  field?.focus();
  field?.select();
  startPage();
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest('#failure button')) return location.reload();
  if (target.closest('[aria-controls=site-search]')) return openSearch(event);
  if (isRunning() || hasFailed) return;
  // The same page in another language, with query and hash as React adds.
  const link = target.closest<HTMLAnchorElement>('a[lang]');
  if (link) Object.assign(link, {search: location.search, hash: location.hash});
  // The link that skips to the content would lead to what stands before it, too.
  const control = target.closest<HTMLElement>(
    'button, summary, [role=button], [role=tab], [href^="#__docusaurus_skip"]',
  );
  if (!control) return;
  if (!control.matches('summary')) event.preventDefault();
  // The browser has undone the first click on a summary by the second.
  else if (kept?.control === control) return forget();
  keep(control, event);
}

function onKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey} = event;
  const target = event.target as HTMLElement;
  // The old code is that of a key that ends a word in WebKit.
  if (event.isComposing || event.keyCode === 229 || altKey) return;
  const isChord = (isApple ? metaKey : ctrlKey) && /^k$/i.test(key);
  const isField = target.matches('input, textarea, select');
  const isSlash = key === '/' && !isField && !ctrlKey && !metaKey;
  if (isChord || isSlash) return openSearch(event);
  if (isRunning() || hasFailed || key !== 'Enter') return;
  if (target.matches('a[role=button], [role=tab], #site-search input')) {
    event.preventDefault();
    keep(target, event);
  }
}

/** The address of a file that did not come, unless the page says so itself. */
function getMissing({target}: Event): string | undefined {
  if (target instanceof HTMLScriptElement) {
    // The panel says it at the button.
    return /\/try-it\./.test(target.src) ? undefined : target.src;
  }
  const isStyle =
    target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  return isStyle ? target.href : undefined;
}

/** Shows the notice of `theme/Root` when a file of the page does not come. */
function onError(event: Event): void {
  const file = getMissing(event);
  if (isRunning() || !file) return;
  hasFailed = true;
  forget();
  void parsed.then(() => {
    const notice = find('#failure')!;
    notice.hidden = false;
    notice.querySelector('p:last-of-type')!.textContent = file;
    // Nothing behind an open dialog can be clicked.
    find<HTMLDialogElement>('dialog[open]')?.close();
  });
}

addEventListener('error', onError, true);
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);

// Readers who save data do not pay for reading.
const savesData =
  (navigator as {connection?: {saveData?: boolean}}).connection?.saveData ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
const acts = savesData ? [] : ['pointerdown', 'touchstart', 'scroll'];
// The color mode of another tab is an act, too: React takes it over.
for (const act of ['click', 'keydown', 'focusin', 'storage', ...acts]) {
  addEventListener(act, startPage);
}
addEventListener('pointermove', ({movementX, movementY}) => {
  // Browsers report a pointer that lies still when a page comes under it.
  if (!savesData && (movementX || movementY)) startPage();
});

/** What is stored; nothing where the browser denies its storage. */
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// Before it is drawn.
if (recall(announcementKey) === announcement) {
  page.setAttribute(announcementAttribute, '');
}

/** Selects the tabs that the reader chose elsewhere, which `theme/Tabs` names. */
function selectTabs(): void {
  document.querySelectorAll<HTMLElement>('[data-group]').forEach((tab) => {
    const {group = '', value} = tab.dataset;
    const list = tab.parentElement;
    if (!list || recall(group) !== value) return;
    const panels = list.nextElementSibling?.children;
    Array.from(list.children, (other, index) => {
      const isChosen = other === tab;
      other.setAttribute('aria-selected', `${isChosen}`);
      other.setAttribute('tabindex', isChosen ? '0' : '-1');
      other.classList.toggle('tabs__item--active', isChosen);
      panels?.[index]?.toggleAttribute('hidden', !isChosen);
    });
  });
}
// Before each part of the page that comes is drawn.
const parser = new MutationObserver(selectTabs);
parser.observe(document, {childList: true, subtree: true});

addEventListener('DOMContentLoaded', () => {
  parser.disconnect();
  document.querySelectorAll('.menu [aria-current=page]').forEach(reveal);
  selectTabs();
  // A link to a search or a call.
  if (/[?&]q=|#samples&/.test(location.href)) startPage();
});
