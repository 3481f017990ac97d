/**
 * Keeps the colour mode of a page that React does not run yet the same as in
 * other tabs. React finds the mode on the page when it starts.
 *
 * Runs as text in the head of every page, so it uses nothing from outside.
 */
export function followColourMode(): void {
  const page = document.documentElement.dataset;
  addEventListener('storage', ({key, newValue}) => {
    if (key === 'theme' && newValue && page.hasHydrated !== 'true') {
      page.theme = page.themeChoice = newValue;
    }
  });
  // Nobody told a page that lay in the back-forward cache.
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    const newValue = localStorage.getItem('theme');
    const storageArea = localStorage;
    dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue, storageArea}),
    );
  });
}
