import type {Press} from './press';

/**
 * Notes presses until React runs the page. What the browser does by itself it
 * does at once: links, jumps, folded parts and form controls wait for nothing.
 * Other controls show that they were pressed (`aria-busy`), count once however
 * often they are pressed meanwhile, and have fetched what they name in
 * `data-needs`. What has `data-runs` is there before the page, and on its own.
 *
 * Runs as text in the head of every page, so it uses nothing from outside.
 *
 * @param presses where to add them
 * @param preload fetches addresses ahead
 * @returns stops
 */
export function notePresses(
  presses: Press[],
  preload: (addresses: string[]) => void,
): () => void {
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

  function note(event: Press['event'], undo?: () => void): void {
    const target = event.target as HTMLElement;
    const isPress = !('key' in event) || /^(Enter| )$/.test(event.key);
    const control =
      !undo && isPress
        ? target.closest<HTMLElement>('button,[role=button],[role=tab]')
        : null;
    if (control) {
      control.setAttribute('aria-busy', 'true');
      const isSame = ({control: other, event: {type}}: Press): boolean =>
        other === control && type === event.type;
      if (presses.some(isSame)) return;
      preload(control.dataset.needs?.split(' ') ?? []);
    }
    presses.push({event, target, path: pathOf(target), control, undo});
  }

  const runs = (target: Element): boolean =>
    target.closest('[data-runs]') !== null;

  function onClick(event: MouseEvent): void {
    const target = event.target as HTMLElement;
    if (runs(target)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const {ctrlKey, metaKey, shiftKey, altKey} = event;
    if (link) {
      if (leadsAway(link) || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
    }
    // The browser sends the press of a label on to its control.
    if (target.closest('label') && !target.matches('input')) return;
    if (target.closest('form button')) event.preventDefault();
    let undo: Press['undo'];
    const details = target.closest('summary')?.parentElement;
    if (details instanceof HTMLDetailsElement) {
      const {open} = details;
      undo = () => (details.open = open);
    }
    if (target instanceof HTMLInputElement) {
      const {checked} = target;
      undo = () => (target.checked = !checked);
    }
    // React listens before it has taken over the page, and would react twice.
    if (!undo) event.stopPropagation();
    note(event, undo);
  }

  function onKey(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    // Docusaurus hides the focus ring until it has seen the Tab key.
    if (event.key === 'Tab') {
      document.body.classList.add('navigation-with-keyboard');
    }
    const isTyping = target.matches('input,textarea,select');
    if (!event.repeat && !isTyping && !runs(target)) {
      note(event);
    }
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
  };
}
