import {
  announcementAttribute,
  announcementKey,
} from '../theme/AnnouncementBar/dismissed';
import './address';
import {reveal} from '../theme/DocSidebarItem/reveal';
import {isRunning, onError, startPage} from './bundle';
import {onClick, onKey, replay} from './clicks';

/** Id of the announcement. */
declare const announcement: string;

const page = document.documentElement;
addEventListener('error', onError, true);
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);

// Readers who save data do not pay for reading.
const savesData =
  (navigator as {connection?: {saveData?: boolean}}).connection?.saveData ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
const acts = savesData ? [] : ['pointerdown', 'touchstart', 'scroll'];
for (const act of ['click', 'keydown', 'focusin', 'storage', ...acts]) {
  addEventListener(act, startPage);
}
addEventListener('pointermove', ({movementX, movementY}) => {
  // Browsers report a pointer that lies still when a page comes under it.
  if (!savesData && (movementX || movementY)) startPage();
});

new MutationObserver((_, observer) => {
  if (!isRunning()) return;
  observer.disconnect();
  // Components have yet to hear that they run in a browser.
  setTimeout(replay);
}).observe(page, {attributeFilter: ['data-has-hydrated']});

/** What is stored; nothing where the browser denies its storage. */
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// The color mode of another tab, or of before the back-forward cache.
addEventListener('storage', ({key, newValue}) => {
  if (key !== 'theme' || !newValue || isRunning()) return;
  page.dataset.theme = page.dataset.themeChoice = newValue;
});
addEventListener('pageshow', ({persisted}) => {
  if (!persisted) return;
  const newValue = recall('theme');
  if (newValue === null) return;
  const news = {key: 'theme', newValue, storageArea: localStorage};
  dispatchEvent(new StorageEvent('storage', news));
});

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
  // A link to a search or a call.
  if (/[?&]q=|#samples&/.test(location.href)) startPage();
  selectTabs();
});
