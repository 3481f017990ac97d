/**
 * Opens the search at a press of its button, at Ctrl K (⌘ K) and `/`, and on a
 * page whose address has a query `q`. What is typed goes into its field from
 * the first letter on, while everything else of it is still to come.
 *
 * Runs as text in the head of every page, so it uses nothing from outside.
 */
export function openSearch(): void {
  const page = document.documentElement;
  const isApple = /Mac|iP/.test(navigator.platform);
  if (isApple) page.dataset.keys = 'apple';

  function open(query?: string): boolean {
    const dialog = document.querySelector<HTMLDialogElement>(
      'dialog[data-search]',
    );
    const field = dialog?.querySelector('input');
    if (!dialog || !field) return false;
    if (!dialog.open) dialog.showModal();
    if (query !== undefined) {
      field.value = query;
      dialog.dataset.search = 'asked';
    }
    field.focus();
    field.select();
    // The page starts at the focus; one in the background has none.
    dispatchEvent(new Event('focusin'));
    return true;
  }

  /** Opens the search instead of whatever else the press would do. */
  function openBy(event: Event): void {
    if (!open()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function onKey(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const target = event.target as HTMLElement;
    // The old code is that of a key that ends a word in WebKit.
    if (event.isComposing || event.keyCode === 229 || altKey) return;
    // The box, which may come later, opens what was found.
    if (key === 'Enter' && target.matches?.('dialog[data-search] input')) {
      target.dataset.entered = (target as HTMLInputElement).value;
    }
    const [command, other] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
    const isChord = command && !other && !shiftKey && /^k$/i.test(key);
    const isSlash = key === '/' && !command && !other;
    const isTyping =
      target.isContentEditable || target.closest?.('input,textarea,select');
    if (isChord || (isSlash && !isTyping)) openBy(event);
  }

  function onClick(event: MouseEvent): void {
    const target = event.target as HTMLElement;
    if (target.closest('button[data-search]')) openBy(event);
  }

  /** The box, which may come later, waits until the word is there. */
  function onWord({type, target}: Event): void {
    (target as HTMLElement).toggleAttribute(
      'data-composing',
      type === 'compositionstart',
    );
  }

  addEventListener('keydown', onKey, true);
  addEventListener('click', onClick, true);
  addEventListener('compositionstart', onWord, true);
  addEventListener('compositionend', onWord, true);
  addEventListener('DOMContentLoaded', () => {
    const query = new URLSearchParams(location.search).get('q');
    if (query !== null) open(query);
  });
}
