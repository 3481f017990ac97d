import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Columns.module.css';

interface Props {
  children?: ReactNode;
}

/** Columns of text, one below the other, with a sticky one beside them. */
export default function Columns({children}: Props): ReactNode {
  return (
    <div className={styles.room}>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}

interface ColumnProps extends Props {
  /** Whether it stays visible while the others scroll. */
  sticky?: boolean;
}

export function Column({sticky, children}: ColumnProps): ReactNode {
  return (
    <div className={clsx(styles.column, sticky && styles.sticky)}>
      {children}
    </div>
  );
}
