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
  try {
    chosen = values.indexOf(localStorage.getItem(key) ?? '');
  } catch {
    // The reader does not let pages remember anything.
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
    if (panels?.length === values.length) observer.disconnect();
  }

  const observer = new MutationObserver(show);
  observer.observe(script.parentElement, {childList: true, subtree: true});
}
