import type {Window} from 'happy-dom';
import {afterEach, beforeEach, vi} from 'vitest';
import {asInBrowsers} from './asInBrowsers';

/**
 * Gives each test a page of its own, at `/docs/intro`, whose clock stands
 * still: nothing that was listened to or watched before is any longer.
 */
export function useFreshPage(): void {
  const observers: MutationObserver[] = [];
  let endListening: () => void;
  // It runs no scripts; only a test says that one failed.
  const {settings} = (globalThis as unknown as Window).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;

  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const watched = class extends MutationObserver {
      constructor(callback: MutationCallback) {
        super(callback);
        observers.push(this);
      }
    };
    vi.stubGlobal('MutationObserver', watched);
    endListening = asInBrowsers();
    history.replaceState(null, '', '/docs/intro');
  });

  afterEach(() => {
    endListening();
    for (const observer of observers.splice(0)) observer.disconnect();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    localStorage.clear();
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body]) {
      for (const {name} of Array.from(element.attributes)) {
        element.removeAttribute(name);
      }
    }
  });
}

/** Puts HTML into the page. @returns its first element that the selector finds */
export function show<T extends HTMLElement>(html: string, selector: string): T {
  document.body.innerHTML = html;
  return find<T>(selector);
}

/** @throws when nothing fits the selector */
export function find<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/**
 * Clicks an element.
 *
 * @returns whether the browser may do what it does by itself; here, it follows
 *   no link and sends no form
 */
export function click(element: Element, init: MouseEventInit = {}): boolean {
  let isLeft = true;
  const stay = (event: Event): void => event.preventDefault();
  const look = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    if (element.closest('a')) event.preventDefault();
  };
  addEventListener('click', look, true);
  addEventListener('submit', stay, true);
  element.dispatchEvent(
    new MouseEvent('click', {bubbles: true, cancelable: true, ...init}),
  );
  removeEventListener('click', look, true);
  removeEventListener('submit', stay, true);
  return isLeft;
}

/** Presses a key with the focus on an element. */
export const key = (
  element: Element,
  name: string,
  init: KeyboardEventInit = {},
): boolean =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: name,
      bubbles: true,
      cancelable: true,
      ...init,
    }),
  );

/** Says, as React does, that it runs the page. */
export async function hydrate(): Promise<void> {
  document.documentElement.dataset.hasHydrated = 'true';
  // Who watches the page is told after this turn.
  await Promise.resolve();
}
