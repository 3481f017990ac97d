import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  name: string;
  to: string;
  mediaType: string;
}

/** The schema of a request or response and the media type that carries it. */
export default function Message({name, to, mediaType}: Props): ReactNode {
  return (
    <p className={styles.message}>
      <Link to={to}>
        <code>{name}</code>
      </Link>{' '}
      <span className={styles.mediaType}>{mediaType}</span>
    </p>
  );
}
