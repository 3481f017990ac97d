import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {copy} from '../code/copy';
import {getCopiedLabel} from '../code/CopyButton';
import controls from '../tryIt/controls.module.css';
import {fetchText} from './fetchText';
import styles from './pageMenu.module.css';

const getDeniedText = (): string =>
  translate({message: 'The browser did not allow copying.'});

const getUnloadedText = (): string =>
  translate({
    message:
      'The page could not be loaded as Markdown, so nothing was copied. Check your connection, then retry.',
  });

/** Copies or leads to the Markdown version of the page. */
export default function PageMenu(): ReactNode {
  const markdownUrl = `${useLocation().pathname}.md`;
  const [said, setSaid] = useState('');

  // Must be called synchronously, as part of the reader's click.
  const copyPage = (): void =>
    void copy(fetchText(markdownUrl)).then(
      (isCopied) => setSaid(isCopied ? getCopiedLabel() : getDeniedText()),
      () => setSaid(getUnloadedText()),
    );

  return (
    <div className={styles.menu} data-page-menu="" data-md="controls">
      <button type="button" className={controls.small} onClick={copyPage}>
        <Translate description="Button beside the title of a page: copies it as Markdown">
          Copy page
        </Translate>
      </button>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it is no route */}
      <a href={markdownUrl}>
        <Translate description="Link to the page as Markdown, beside its title">
          View as Markdown
        </Translate>
      </a>
      <span role="status">{said}</span>
    </div>
  );
}
