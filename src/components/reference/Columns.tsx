import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Columns.module.css';

interface Props {
  children?: ReactNode;
}

export default function Columns({children}: Props): ReactNode {
  return (
    <div className={styles.room}>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}

interface ColumnProps extends Props {
  /** Whether it stays visible while the other column scrolls. */
  sticky?: boolean;
}

export function Column({sticky, children}: ColumnProps): ReactNode {
  return (
    <div className={clsx(styles.column, sticky && styles.sticky)}>
      {children}
    </div>
  );
}
