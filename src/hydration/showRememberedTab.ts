/**
 * Shows the tab that the reader chose on another page, as soon as its tabs are
 * there; React, which comes later, would show it under the reader's eyes. The
 * browser may draw a page in the middle of its tabs, so this looks at each part
 * that comes, which it does before drawing.
 *
 * Runs as text above the tabs, so it uses nothing from outside.
 *
 * @param key key of the storage under which the choice is remembered
 * @param values value of each tab, in their order
 */
export function showRememberedTab(key: string, values: string[]): void {
  const script = document.currentScript;
  let chosen = -1;
  // A link to a call (src/components/tryIt/link/callLink.ts) names a language.
  const [, linked] =
    /^#samples&(?:.*&)?language=(\w+)/.exec(location.hash) ?? [];
  const start = () => dispatchEvent(new Event('focusin'));
  try {
    if (linked && values.includes('more')) {
      const isOwn = values.includes(linked);
      if (!isOwn) localStorage.setItem('tryIt.language', linked);
      localStorage.setItem(key, isOwn ? linked : 'more');
    }
    chosen = values.indexOf(localStorage.getItem(key) ?? '');
  } catch {
    // The reader does not let pages remember anything.
  }
  if (location.hash.startsWith('#samples&')) {
    addEventListener('DOMContentLoaded', () => {
      document.getElementById('samples')?.scrollIntoView();
      start();
    });
  }
  if (!script?.parentElement || chosen < 0) return;

  function show(): void {
    const [tabs, panels] = Array.from(
      script?.nextElementSibling?.children ?? [],
      ({children}) => Array.from(children),
    );
    tabs?.forEach((tab, index) => {
      const isChosen = index === chosen;
      tab.setAttribute('aria-selected', `${isChosen}`);
      tab.setAttribute('tabindex', isChosen ? '0' : '-1');
      tab.classList.toggle('tabs__item--active', isChosen);
    });
    panels?.forEach((panel, index) =>
      panel.toggleAttribute('hidden', index !== chosen),
    );
    if (panels?.length !== values.length) return;
    observer.disconnect();
  }

  const observer = new MutationObserver(show);
  observer.observe(script.parentElement, {childList: true, subtree: true});
  // What is in some panels comes with the page's scripts. Of a page that came in
  // one piece the observer hears only after this.
  addEventListener('DOMContentLoaded', () => {
    const panel = script.nextElementSibling?.children[1]?.children[chosen];
    if (panel?.querySelector('[data-more]')) start();
  });
}
