import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Says that a page is on its way. */
export default function Spinner(): ReactNode {
  return (
    <div className={styles.state} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p className={styles.text}>
        <Translate
          id="loading.status"
          description="Text beside the spinner while a page loads"
        >
          Loading the page…
        </Translate>
      </p>
    </div>
  );
}
