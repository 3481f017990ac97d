import type {ReactNode} from 'react';
import styles from './Index.module.css';

interface Props {
  /** Letters as headings, each with a list below it. */
  children?: ReactNode;
}

/** Entries in as many columns as there is room for. */
export default function Index({children}: Props): ReactNode {
  return <div className={styles.index}>{children}</div>;
}
