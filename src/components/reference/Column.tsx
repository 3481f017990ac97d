import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Columns.module.css';

interface Props {
  /** Whether it stays visible while the others scroll. */
  sticky?: boolean;
  children: ReactNode;
}

/** A column of a page with several ones. */
export default function Column({sticky, children}: Props): ReactNode {
  return (
    <div className={clsx(styles.column, sticky && styles.sticky)}>
      {children}
    </div>
  );
}
