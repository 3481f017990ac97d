import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  path: string;
  streaming?: boolean;
}

/** Method and path of an operation; the path breaks at dots and slashes. */
export default function Endpoint({path, streaming}: Props): ReactNode {
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
    </p>
  );
}
