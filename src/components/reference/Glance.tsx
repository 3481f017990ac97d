import type {ReactNode} from 'react';
import styles from './Glance.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** The facts of an operation at a glance. */
export default function Glance({label, children}: Props): ReactNode {
  return (
    <dl className={styles.glance} aria-label={label}>
      {children}
    </dl>
  );
}

interface FactProps {
  name: string;
  /** Takes a line of its own. */
  long: boolean;
  children: ReactNode;
}

export function Fact({name, long, children}: FactProps): ReactNode {
  return (
    <div className={long ? styles.long : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
