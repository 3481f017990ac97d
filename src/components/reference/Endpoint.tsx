import React, {type ReactNode} from 'react';
import TryIt from '../tryIt/TryIt';
import CopyButton from '../code/CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Slug of the operation. */
  operation: string;
  path: string;
  /** Badges. */
  children?: ReactNode;
}

/**
 * Method and path of an operation, which breaks at dots and slashes, and the
 * button that opens the panel to call it.
 */
export default function Endpoint(props: Props): ReactNode {
  const {operation, path, children} = props;
  const method = path.lastIndexOf('/') + 1;
  const parts = path.slice(0, method).split(/(?<=[./])/);
  return (
    <div className={styles.endpoint}>
      <strong className={styles.method}>POST</strong>
      <code className={styles.path}>
        {parts.map((part, index) => (
          <React.Fragment key={index}>
            {part}
            <wbr />
          </React.Fragment>
        ))}
        <b>{path.slice(method)}</b>
      </code>
      <CopyButton text={path} />
      {children}
      <TryIt operation={operation} />
    </div>
  );
}
