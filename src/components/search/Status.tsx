import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Answer} from './useAnswer';
import styles from './SearchPanel.module.css';

/** Tells screen readers how much was found. */
export default function Status({answer}: {answer?: Answer}): ReactNode {
  return (
    <p role="status" className={styles.spoken}>
      {answer &&
        translate(
          {
            id: 'search.count',
            message: 'Results: {count}',
            description: 'Read out when results have come',
          },
          {count: answer.hits.length},
        )}
    </p>
  );
}
