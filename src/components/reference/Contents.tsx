import type {ReactNode} from 'react';
import styles from './Contents.module.css';

interface Props {
  label: string;
  children?: ReactNode;
}

/** Links to the sections of a page, in a row. */
export default function Contents({label, children}: Props): ReactNode {
  return (
    <nav className={styles.contents} aria-label={label}>
      {children}
    </nav>
  );
}
