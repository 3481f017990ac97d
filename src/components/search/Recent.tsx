import type {ReactNode} from 'react';
import type {ComboboxStore} from '@ariakit/react/combobox';
import {CompositeItem} from '@ariakit/react/composite';
import styles from './Box.module.css';

interface Props {
  queries: string[];
  store: ComboboxStore;
  onChoose: (query: string) => void;
}

/** The last searches, to be looked for again. */
export default function Recent({queries, store, onChoose}: Props): ReactNode {
  return queries.map((query) => (
    <CompositeItem
      key={query}
      store={store}
      role="option"
      render={<div />}
      className={styles.recent}
      onClick={() => onChoose(query)}
    >
      {query}
    </CompositeItem>
  ));
}
