import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  isDanger: boolean;
  children: ReactNode;
}

export default function Badge({isDanger, children}: Props): ReactNode {
  return <span className={isDanger ? styles.danger : 'note'}>{children}</span>;
}
