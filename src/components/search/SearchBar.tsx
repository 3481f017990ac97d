import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '../icon';
import SearchDialog, {dialogId} from './SearchDialog';
import styles from './SearchBar.module.css';

function Name(): ReactNode {
  return (
    <>
      <Icon shape="search" />
      <span className={styles.name}>
        <Translate description="Button that searches">Search</Translate>
      </span>
    </>
  );
}

/** The inline script opens the dialog (`src/theme/head`). */
export default function SearchBar(): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', styles.open)}
        aria-haspopup="dialog"
        aria-controls={dialogId}
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <Name />
        <span className={styles.keys} aria-hidden="true" />
      </button>
      <noscript>
        <Link to="/docs/api/a-z" className={styles.open}>
          <Name />
        </Link>
      </noscript>
      <SearchDialog />
    </>
  );
}
