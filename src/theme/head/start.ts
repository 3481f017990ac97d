import {
  announcementAttribute,
  announcementKey,
} from '../AnnouncementBar/dismissed';
import {reveal} from '../DocSidebarItem/reveal';
import {normalizeAddress} from './address';

declare const announcement: string;

const page = document.documentElement;
const isApple = /Mac|iP/.test(navigator.platform);
// The search button shows the shortcut for this keyboard.
if (isApple) page.dataset.keys = 'apple';

normalizeAddress();

const find = <T extends HTMLElement>(selector: string): T | null =>
  document.querySelector<T>(selector);
const findTabs = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>('[role=tab]');

let hasRun = false;
/** Whether the page is hydrated. A page that crashes loses the attribute. */
const isRunning = (): boolean =>
  (hasRun ||= page.dataset.hasHydrated === 'true');

const parsed = new Promise<unknown>((resolve) =>
  addEventListener('DOMContentLoaded', resolve),
);

let hasStarted = false;
/** Whether a script or style sheet failed to load. */
let hasFailed = false;

/** Adds the scripts in the template to the page, once. */
function startPage(): void {
  // A hidden page is being replaced by another language's.
  if (hasStarted || page.hidden) return;
  hasStarted = true;
  void parsed.then(() => {
    const scripts = find<HTMLTemplateElement>('template#scripts');
    if (scripts) document.head.append(scripts.content.cloneNode(true));
  });
}

/** The last click before hydration, to be replayed. */
let kept: {control: HTMLElement; event: Event; tab: number} | undefined;

function forget(): void {
  kept?.control.removeAttribute('aria-busy');
  kept = undefined;
}

/** Stops an event and stores it until the page is hydrated. */
function keep(control: HTMLElement, event: Event): void {
  // React listens before hydration is complete, and would handle the event
  // twice.
  event.stopPropagation();
  forget();
  control.setAttribute('aria-busy', 'true');
  kept = {control, event, tab: Array.from(findTabs()).indexOf(control)};
  startPage();
}

function replay(): void {
  const {control, event, tab = -1} = kept ?? {};
  forget();
  if (!control || !event) return;
  // React re-creates tabs during hydration.
  const element = control.isConnected ? control : findTabs()[tab];
  // Undo the browser's toggle: the replayed click toggles it again.
  if (control.matches('summary'))
    control.parentElement?.toggleAttribute('open');
  const Copy = event.constructor as typeof Event;
  element?.dispatchEvent(new Copy(event.type, event));
}

new MutationObserver((_, observer) => {
  if (!isRunning()) return;
  observer.disconnect();
  // At once: links in view are about to prefetch their pages, which takes a slow
  // phone a third of a second.
  replay();
}).observe(page, {attributeFilter: ['data-has-hydrated']});

/** Opens search immediately and stops the event. */
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
  // Language links keep the query and hash, as they do after hydration.
  const link = target.closest<HTMLAnchorElement>('a[lang]');
  if (link) Object.assign(link, {search: location.search, hash: location.hash});
  // The skip link would otherwise focus content before the main part.
  const control = target.closest<HTMLElement>(
    'button, summary, [role=button], [role=tab], [href^="#__docusaurus_skip"]',
  );
  if (!control) return;
  if (!control.matches('summary')) event.preventDefault();
  // A second click on a summary has undone the first one.
  else if (kept?.control === control) return forget();
  keep(control, event);
}

function onKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey} = event;
  const target = event.target as HTMLElement;
  // In WebKit, `keyCode` 229 marks a key that ends an input method's
  // composition.
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

/** URL of a file that failed to load, unless the page reports it elsewhere. */
function getMissing({target}: Event): string | undefined {
  if (target instanceof HTMLScriptElement) {
    // The panel's button reports it.
    return /\/try-it\./.test(target.src) ? undefined : target.src;
  }
  const isStyle =
    target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  return isStyle ? target.href : undefined;
}

function onError(event: Event): void {
  const file = getMissing(event);
  if (isRunning() || !file) return;
  hasFailed = true;
  forget();
  void parsed.then(() => {
    const notice = find('#failure')!;
    notice.hidden = false;
    notice.querySelector('p:last-of-type')!.textContent = file;
    // Content behind a modal dialog cannot be clicked.
    find<HTMLDialogElement>('dialog[open]')?.close();
  });
}

addEventListener('error', onError, true);
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);

// With data saving enabled, scripts load only on explicit interaction.
const savesData = (navigator as {connection?: {saveData?: boolean}}).connection
  ?.saveData;
const acts = savesData ? [] : ['pointerdown', 'touchstart', 'scroll'];
for (const act of ['click', 'keydown', 'focusin', ...acts]) {
  addEventListener(act, startPage);
}
// Docusaurus applies a color mode change in another tab once it is hydrated.
addEventListener('storage', ({key, newValue}) => {
  if (key !== 'theme') return;
  page.dataset.theme = newValue ?? 'light';
  page.dataset.themeChoice = page.dataset.theme;
});
addEventListener('pointermove', ({movementX, movementY}) => {
  // Browsers report a resting pointer when a page appears under it.
  if (!savesData && (movementX || movementY)) startPage();
});

/** Reads local storage; `null` if the browser denies access. */
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// Before the first paint.
if (recall(announcementKey) === announcement) {
  page.setAttribute(announcementAttribute, '');
}

/** Selects the tabs that the reader chose on other pages; see `theme/Tabs`. */
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
// Before each parsed part is painted.
const parser = new MutationObserver(selectTabs);
parser.observe(document, {childList: true, subtree: true});

addEventListener('DOMContentLoaded', () => {
  parser.disconnect();
  document.querySelectorAll('.menu [aria-current=page]').forEach(reveal);
  selectTabs();
  // A link to a search or a call.
  if (/[?&]q=|#samples&/.test(location.href)) startPage();
});
