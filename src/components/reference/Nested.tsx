import type {ReactNode} from 'react';
import styles from './Nested.module.css';

interface Props {
  /** Name of a message of the API. */
  name?: string;
  /** Title in words, where there is no name. */
  title?: string;
  /** How much is folded, in words. */
  count?: string;
  open?: boolean;
  children?: ReactNode;
}

/** Fields of a nested message, folded; readable and foldable without scripts. */
export default function Nested(props: Props): ReactNode {
  const {name, title, count, open, children} = props;
  return (
    <details className={styles.nested} open={open}>
      <summary>
        {title}
        {name && <code>{name}</code>}
        {count && <span>{count}</span>}
      </summary>
      {children}
    </details>
  );
}
