import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './Nested.module.css';

export const countValues = (count: number): string =>
  count === 1
    ? translate({
        message: '1 value',
      })
    : translate(
        {
          message: '{count} values',
          description: 'Number of values of a folded enumeration; keep {count}',
        },
        {count},
      );

interface Props {
  name?: string;
  title?: string;
  count?: string;
  open?: boolean;
  children?: ReactNode;
}

/** A nested message, in a collapsible section without scripts. */
export default function Nested(props: Props): ReactNode {
  const {name, title, count, open, children} = props;
  return (
    <details className={styles.nested} open={open}>
      <summary>
        {title}
        {name && <code>{name}</code>}
        {count && <span className="note">{count}</span>}
      </summary>
      {children}
    </details>
  );
}
