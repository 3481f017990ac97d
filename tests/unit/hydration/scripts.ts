import {vi} from 'vitest';

/** The scripts that the page fetches, in the order in which they run. */
export const scripts = (): HTMLScriptElement[] =>
  Array.from(document.querySelectorAll('script'));

export const addressesOfScripts = (): (string | null)[] =>
  scripts().map((script) => script.getAttribute('src'));

/** Has a reader who asked the browser, or the whole system, to save data. */
export function saveData(who: 'the browser' | 'the system'): void {
  if (who === 'the browser') {
    vi.stubGlobal('navigator', {connection: {saveData: true}});
  } else {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-data: reduce)',
    }));
  }
}
