import type {Press} from './press';

/**
 * Once React runs the page, presses again what was pressed before, in order.
 *
 * Runs as text in the head of every page, so it uses nothing from outside.
 *
 * @param presses what to press
 * @param stopNoting ends the noting of presses
 */
export function replayPresses(presses: Press[], stopNoting: () => void): void {
  const page = document.documentElement;

  function replay(): void {
    const press = presses.shift();
    if (!press) return;
    const {event, target, path, control, undo} = press;
    // Some part of the page was there before the rest, and has done it.
    if (control?.hasAttribute('data-taken')) return replay();
    undo?.();
    control?.removeAttribute('aria-busy');
    // Some components, such as tabs, make their elements anew when they start.
    const element = target.isConnected
      ? target
      : path.reduce<Element | undefined>(
          (parent, index) => parent?.children[index],
          page,
        );
    // An event serves as the description of its copy.
    const Copy = event.constructor as typeof Event;
    if (element?.tagName === target.tagName) {
      element.dispatchEvent(new Copy(event.type, event));
    }
    // React takes over what the last press changed before the next one comes.
    setTimeout(replay);
  }

  new MutationObserver((_, observer) => {
    if (page.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    stopNoting();
    setTimeout(replay);
  }).observe(page, {attributeFilter: ['data-has-hydrated']});
}
