import {useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {copy} from '../code/copy';
import {getCopiedLabel} from '../code/CopyButton';
import {fetchText} from './fetchText';
import styles from './pageMenu.module.css';

const getDeniedText = (): string =>
  translate({message: 'The browser did not allow copying.'});

const getUnloadedText = (): string =>
  translate({
    message:
      'The page could not be loaded as Markdown, so nothing was copied. Check your connection, then retry.',
  });

/** The Markdown version of the page. Without scripts, it can be viewed. */
export default function PageMenu(): ReactNode {
  const markdownUrl = `${useLocation().pathname}.md`;
  const menu = useRef<HTMLDetailsElement>(null);
  const [said, setSaid] = useState('');

  function close(): void {
    const summary = menu.current?.querySelector('summary');
    menu.current?.removeAttribute('open');
    summary?.focus();
  }

  function copyPage(): void {
    close();
    // Must be called synchronously, as part of the reader's click.
    copy(fetchText(markdownUrl)).then(
      (isCopied) => setSaid(isCopied ? getCopiedLabel() : getDeniedText()),
      () => setSaid(getUnloadedText()),
    );
  }

  return (
    <div className={styles.place} data-page-menu="" data-md="controls">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it closes as menus do */}
      <details
        ref={menu}
        // Focusable, for Safari, which does not focus buttons on a click.
        tabIndex={-1}
        onBlur={({currentTarget, relatedTarget}) => {
          if (!currentTarget.contains(relatedTarget))
            currentTarget.open = false;
        }}
        onKeyDown={({key}) => {
          if (key === 'Escape') close();
        }}
        onToggle={({currentTarget}) => {
          if (currentTarget.open) setSaid('');
        }}
      >
        <summary className={styles.button}>
          <span className={styles.name}>
            <Translate description="Button beside the title of a page that opens a menu: copy or view it as Markdown">
              Copy page
            </Translate>
          </span>
        </summary>
        <div className={styles.menu}>
          <button type="button" onClick={copyPage}>
            <Translate description="Item of the menu beside the title of a page">
              Copy as Markdown
            </Translate>
          </button>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- it is no route */}
          <a href={markdownUrl}>
            <Translate description="Link to the page as Markdown, and an item of the menu beside its title">
              View as Markdown
            </Translate>
          </a>
        </div>
      </details>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
}
