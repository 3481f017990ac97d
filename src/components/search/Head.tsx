import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Magnifier from './Magnifier';
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
      <Magnifier />
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
