import type {ReactNode} from 'react';
import styles from './Index.module.css';

interface Props {
  /** Items. */
  children?: ReactNode;
}

/** Schemas in as many columns as there is room for. */
export default function SchemaList({children}: Props): ReactNode {
  return <ul className={styles.schemas}>{children}</ul>;
}
