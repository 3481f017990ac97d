import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './SearchPanel.module.css';

interface Props {
  queries: string[];
  onChoose: (query: string) => void;
}

/** The last searches, to be looked for again. */
export default function Recent({queries, onChoose}: Props): ReactNode {
  const kind = translate({
    id: 'search.kind.recent',
    message: 'Recent search',
    description: 'Read out with each search that the reader made before',
  });
  return queries.map((query) => (
    // The combobox has the focus and the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      key={query}
      // The combobox says which one is selected.
      // eslint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="option"
      className={styles.recent}
      onClick={() => onChoose(query)}
    >
      {query} <span className={styles.spoken}>{kind}</span>
    </div>
  ));
}
