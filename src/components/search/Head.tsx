import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '../icon';
import styles from './SearchBar.module.css';

interface Props {
  /** The field. */
  children: ReactNode;
  onClose: () => void;
}

/** First line of the dialog: its field, and the button that closes it. */
export default function Head({children, onClose}: Props): ReactNode {
  return (
    <div className={styles.head}>
      <Icon shape="search" className={styles.sign} />
      {children}
      <button
        type="button"
        className={styles.close}
        aria-label={translate({
          id: 'search.close',
          message: 'Close the search',
          description: 'Name of the button that closes the search',
        })}
        onClick={onClose}
      />
    </div>
  );
}
