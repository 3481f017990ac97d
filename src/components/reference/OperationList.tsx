import type {ReactNode} from 'react';
import styles from './OperationList.module.css';

interface Props {
  /** Items: a link, the name of the RPC, and what it does. */
  children?: ReactNode;
}

/** Operations of a service, a row each. */
export default function OperationList({children}: Props): ReactNode {
  return <ul className={styles.operations}>{children}</ul>;
}
