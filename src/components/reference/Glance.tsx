import type {ReactNode} from 'react';
import styles from './Glance.module.css';

interface Props {
  label: string;
  /** Facts that need no name before them, in a row. */
  short?: boolean;
  children: ReactNode;
}

/** Facts of an operation. */
export default function Glance({label, short, children}: Props): ReactNode {
  return (
    <dl className={short ? styles.row : styles.list} aria-label={label}>
      {children}
    </dl>
  );
}

interface FactProps {
  name: string;
  children: ReactNode;
}

export function Fact({name, children}: FactProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
