import type {Press} from './press';

/**
 * Notes presses until React runs the page. What the browser does by itself it
 * does at once: links, jumps, folded parts and form controls wait for nothing.
 *
 * Runs as text in the head of every page, so it uses nothing from outside.
 *
 * @param presses where to add them
 * @returns stops
 */
export function notePresses(presses: Press[]): () => void {
  function pathOf(element: Element): number[] {
    const parent = element.parentElement;
    return parent
      ? [...pathOf(parent), Array.from(parent.children).indexOf(element)]
      : [];
  }

  /** Whether a link leads elsewhere, and not to the page that it is on. */
  function leadsAway(link: HTMLAnchorElement): boolean {
    // The same page in another language, with query and hash as React adds.
    if (link.lang) {
      link.search = location.search;
      link.hash = location.hash;
    }
    const [address, page] = [link, location].map(
      ({href}) => href.split('#')[0],
    );
    return link.lang !== '' || link.hash !== '' || address !== page;
  }

  function onClick(event: MouseEvent): void {
    const target = event.target as HTMLElement;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const {ctrlKey, metaKey, shiftKey, altKey} = event;
    if (link) {
      if (leadsAway(link) || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
    }
    // The browser sends the press of a label on to its control.
    if (target.closest('label') && !target.matches('input')) return;
    if (target.closest('form button')) event.preventDefault();
    const press: Press = {event, target, path: pathOf(target)};
    const details = target.closest('summary')?.parentElement;
    if (details instanceof HTMLDetailsElement) {
      const {open} = details;
      press.undo = () => (details.open = open);
    }
    if (target instanceof HTMLInputElement) {
      const {checked} = target;
      press.undo = () => (target.checked = !checked);
    }
    presses.push(press);
  }

  function onKey(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    // Docusaurus hides the focus ring until it has seen the Tab key.
    if (event.key === 'Tab') {
      document.body.classList.add('navigation-with-keyboard');
    }
    if (!event.repeat && !target.matches('input,textarea,select')) {
      presses.push({event, target, path: pathOf(target)});
    }
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
  };
}
