import React, {type ReactNode} from 'react';
import BreakableName from '../BreakableName';
import styles from './styles.module.css';

interface Props {
  name: string;
  type: string;
}

/** Full name of a schema and the kind of JSON value that it describes. */
export default function SchemaName({name, type}: Props): ReactNode {
  return (
    <p className={styles.endpoint}>
      <code className={styles.path}>
        <BreakableName name={name} />
      </code>
      <span className={styles.badge}>{type}</span>
    </p>
  );
}
