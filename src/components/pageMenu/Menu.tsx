import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {copyPromise} from './copyPromise';
import {fetchText} from './fetchText';
import styles from './pageMenu.module.css';

const getCopiedText = (): string =>
  translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });

const getDeniedText = (): string =>
  translate({
    message: 'The browser did not allow copying.',
  });

const getUnloadedText = (): string =>
  translate({
    message:
      'The page could not be loaded as Markdown, so nothing was copied. Check your connection, then retry.',
  });

interface Props {
  button: string;
  markdownUrl: string;
  /** Announces the result. */
  onSay: (text: string) => void;
  onClose: (takesFocus: boolean) => void;
}

/** See https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/. */
export default function Menu(props: Props): ReactNode {
  const {button, markdownUrl, onSay, onClose} = props;
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

  function copyPage(): void {
    // Must be called synchronously, as part of the reader's click.
    copyPromise(fetchText(markdownUrl)).then(
      (isCopied) => onSay(isCopied ? getCopiedText() : getDeniedText()),
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
      <button type="button" role="menuitem" tabIndex={-1} onClick={copyPage}>
        <Translate description="Item of the menu beside the title of a page">
          Copy as Markdown
        </Translate>
      </button>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it is no route */}
      <a
        role="menuitem"
        tabIndex={-1}
        href={markdownUrl}
        onClick={() => onClose(true)}
      >
        <Translate description="Link to the page as Markdown, and an item of the menu beside its title">
          View as Markdown
        </Translate>
      </a>
    </div>
  );
}
