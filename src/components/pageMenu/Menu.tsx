import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {copyPromise} from './copyPromise';
import {getDeniedText, getItems, getUnloadedText} from './items';
import {getOperationOfPage} from './operation';
import styles from './pageMenu.module.css';

interface Props {
  /** Id of the button that opens the menu. */
  button: string;
  /** Address of the page as Markdown. */
  markdownUrl: string;
  /** Where the descriptions of single operations are. */
  slices: string;
  /** Tells the reader what came of it. */
  onSay: (text: string) => void;
  onClose: (takesFocus: boolean) => void;
}

/**
 * What can be copied of a page, after
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/.
 */
export default function Menu(props: Props): ReactNode {
  const {button, markdownUrl, slices, onSay, onClose} = props;
  const menu = useRef<HTMLDivElement>(null);
  const entries = (): HTMLElement[] =>
    Array.from(menu.current?.querySelectorAll('[role=menuitem]') ?? []);

  useEffect(() => entries()[0]?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose(true);
    } else if (event.key === 'Tab') {
      onClose(false);
    } else if (event.key === ' ') {
      event.preventDefault();
      all[at]?.click();
    }
  }

  function copyText(text: () => Promise<string>, done: string): void {
    // At once, while the browser still takes it for the reader's click.
    copyPromise(text()).then(
      (isCopied) => onSay(isCopied ? done : getDeniedText()),
      () => onSay(getUnloadedText()),
    );
    onClose(true);
  }

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-labelledby={button}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {getItems(markdownUrl, slices, getOperationOfPage()).map((item) =>
        'href' in item ? (
          // eslint-disable-next-line @docusaurus/no-html-links -- a file, no route
          <a
            key={item.label}
            role="menuitem"
            tabIndex={-1}
            href={item.href}
            download={item.download}
            onClick={() => onClose(true)}
          >
            {item.label}
          </a>
        ) : (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => copyText(item.text, item.done)}
          >
            {item.label}
          </button>
        ),
      )}
    </div>
  );
}
