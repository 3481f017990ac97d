import type {ReactNode} from 'react';
import styles from './Index.module.css';

interface Props {
  label: string;
  /** Links. */
  children?: ReactNode;
}

/** The letters of an index in a row. */
export default function Letters({label, children}: Props): ReactNode {
  return (
    <nav className={styles.letters} aria-label={label}>
      {children}
    </nav>
  );
}
