import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Whether it warns. */
  isDanger: boolean;
  children: ReactNode;
}

/** A word about an operation, beside its path. */
export default function Badge({isDanger, children}: Props): ReactNode {
  return (
    <span className={isDanger ? styles.danger : styles.badge}>{children}</span>
  );
}
