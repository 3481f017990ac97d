import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {linkStart} from './link/linked';
import styles from './TryIt.module.css';

/** A link that opens the panel with the request that brings about an error. */
export default function TryError({name}: {name: string}): ReactNode {
  return (
    <p className={styles.error} data-more>
      {/* Its hash is no anchor: it says what the panel shows. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={`${linkStart}example=${name}&server=sandbox`}>
        <Translate
          id="tryIt.error.try"
          description="Link below a cause of an error: opens the panel with a request that brings it about in the sandbox"
        >
          Try this error
        </Translate>
      </a>
    </p>
  );
}
