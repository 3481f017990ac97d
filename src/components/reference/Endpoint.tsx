import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface Props {
  path: string;
  streaming?: boolean;
  destructive?: boolean;
  unimplemented?: boolean;
}

/** Method and path of an operation; the path breaks at dots and slashes. */
export default function Endpoint(props: Props): ReactNode {
  const {path, streaming, destructive, unimplemented} = props;
  const parts = path.split(/(?<=[./])/);
  return (
    <p className={styles.endpoint}>
      <strong className={styles.method}>POST</strong>
      <code className={styles.path}>
        {parts.map((part, index) => (
          <React.Fragment key={index}>
            {part}
            <wbr />
          </React.Fragment>
        ))}
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
        <span className={styles.required}>
          <Translate
            id="reference.destructive"
            description="Badge of an operation that loses data or ends running work"
          >
            destructive
          </Translate>
        </span>
      )}
      {unimplemented && (
        <span className={styles.required}>
          <Translate
            id="reference.unimplemented"
            description="Badge of an operation that always answers unimplemented"
          >
            not implemented
          </Translate>
        </span>
      )}
    </p>
  );
}
