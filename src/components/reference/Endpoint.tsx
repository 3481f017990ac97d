import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import TryIt from '../tryIt/TryIt';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Slug of the operation. */
  operation: string;
  path: string;
  streaming?: boolean;
  destructive?: boolean;
  unimplemented?: boolean;
}

/**
 * Method and path of an operation, which breaks at dots and slashes, and the
 * button that opens the panel to call it.
 */
export default function Endpoint(props: Props): ReactNode {
  const {operation, path, streaming, destructive, unimplemented} = props;
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
      {streaming && (
        <span className={styles.badge}>
          <Translate
            id="reference.streaming"
            description="Badge of an operation that answers with a stream"
          >
            server stream
          </Translate>
        </span>
      )}
      {destructive && (
        <span className={styles.danger}>
          <Translate
            id="reference.destructive"
            description="Badge of an operation that loses data or ends running work"
          >
            destructive
          </Translate>
        </span>
      )}
      {unimplemented && (
        <span className={styles.danger}>
          <Translate
            id="reference.unimplemented"
            description="Badge of an operation that always answers unimplemented"
          >
            not implemented
          </Translate>
        </span>
      )}
      <TryIt operation={operation} />
    </div>
  );
}
