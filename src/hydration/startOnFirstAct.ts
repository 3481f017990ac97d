import type {Press} from './press';

/**
 * Fetches and starts the bundle at the reader's first act, once.
 *
 * Runs as text in the head of every page, so it uses nothing from outside.
 *
 * @param scripts addresses of the bundle, in the order in which they run
 * @param chunks addresses of what the bundle asks for once it runs
 * @param presses what the reader pressed so far
 * @param preload fetches addresses ahead
 * @param tellFailure says that the bundle does not come
 */
export function startOnFirstAct(
  scripts: string[],
  chunks: string[],
  presses: Pick<Press, 'control'>[],
  preload: (addresses: string[]) => void,
  tellFailure: () => void,
): void {
  const savesData =
    (navigator as {connection?: {saveData?: boolean}}).connection?.saveData ||
    matchMedia('(prefers-reduced-data: reduce)').matches;
  // Who saves data does not pay for reading: only presses and focus count.
  const acts = ['click', 'keydown', 'focusin', 'storage'].concat(
    savesData ? [] : ['pointermove', 'pointerdown', 'touchstart', 'scroll'],
  );

  function listen(names: string[]): void {
    for (const name of names) addEventListener(name, start, true);
  }

  function start(event: Event): void {
    // Browsers report a pointer that lies still when a page comes under it.
    const {movementX, movementY} = event as PointerEvent;
    if (event.type === 'pointermove' && !movementX && !movementY) return;
    // The menu is scrolled to the item of the page without the reader.
    const {type, target} = event;
    if (type === 'scroll' && (target as Element).closest?.('.menu')) return;
    for (const name of acts) removeEventListener(name, start, true);
    // What such a control needs comes first; the bundle asks for the rest.
    if ((target as Element).closest?.('[data-needs]')) chunks = [];
    // As with `defer`: React needs the whole document.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', load);
    } else {
      load();
    }
  }

  function load(): void {
    for (const source of scripts.splice(0)) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.fetchPriority = 'high';
      script.onerror = () => {
        scripts.push(source);
        for (const {control} of presses) control?.removeAttribute('aria-busy');
        // The site was published anew since this page came, if it names other
        // scripts now. Otherwise the reader keeps the page and hears of it.
        if (presses.length > 0 || document.querySelector('dialog[open]')) {
          fetch(location.href, {cache: 'reload'})
            .then((response) => (response.ok ? response.text() : source))
            .then((html) =>
              html.includes(source) ? tellFailure() : location.reload(),
            )
            .catch(tellFailure);
        }
        listen(['click', 'keydown']);
      };
      document.head.append(script);
    }
    preload(chunks.splice(0));
  }

  listen(acts);
}
