import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  isSmall?: boolean;
}

/** Loading indicator; must be inside an element with the role "status". */
export default function Spinner({isSmall = false}: Props): ReactNode {
  return (
    <div className={clsx(styles.state, isSmall && styles.small)}>
      <span className={styles.spinner} aria-hidden="true" />
      <p className={styles.text}>
        <Translate description="Text beside the spinner while a page loads">
          Loading the page…
        </Translate>
      </p>
    </div>
  );
}
