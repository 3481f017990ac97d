import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Answer} from './useAnswer';
import styles from './Box.module.css';

/** Tells screen readers how much was found. */
export default function Status({answer}: {answer?: Answer}): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = answer?.hits.length ?? 0;
  return (
    <p role="status" className={styles.spoken}>
      {answer &&
        selectMessage(
          count,
          translate(
            {
              id: 'search.count',
              message: 'One result|{count} results',
              description:
                'Read out when results have come. Forms of the plural are separated by "|"',
            },
            {count},
          ),
        )}
    </p>
  );
}
