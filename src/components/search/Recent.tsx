import type {ReactNode} from 'react';
import {ComboboxItem, type ComboboxStore} from '@ariakit/react/combobox';
import styles from './Box.module.css';

interface Props {
  queries: string[];
  store: ComboboxStore;
  onChoose: (query: string) => void;
}

/** The last searches, to be looked for again. */
export default function Recent({queries, store, onChoose}: Props): ReactNode {
  return queries.map((query) => (
    <ComboboxItem
      key={query}
      store={store}
      className={styles.recent}
      focusOnHover
      onClick={() => onChoose(query)}
    >
      {query}
    </ComboboxItem>
  ));
}
