import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {parseQuery} from '../../search/parseQuery';
import {removeFilters} from './filters';
import {AllNames} from './SearchLoading';
import styles from './SearchPanel.module.css';

interface Props {
  query: string;
  onChange: (change: (query: string) => string) => void;
  onClose: () => void;
}

/** A name that the API has. */
const example = 'CreatePool';

/** Says what to try when nothing was found. */
export default function NoHits({query, onChange, onClose}: Props): ReactNode {
  const {text, kinds, service} = parseQuery(query);
  const isNarrow = kinds !== undefined || service !== undefined;
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>
        <Translate
          id="search.none"
          description="Shown when the search finds nothing; {query} is what was looked for"
          values={{query: <q>{text.slice(0, 80)}</q>}}
        >
          {'Nothing fits {query}.'}
        </Translate>
      </p>
      <ul>
        <li>
          <Translate
            id="search.none.spelling"
            description="Advice when the search finds nothing"
          >
            Check the spelling, or use fewer words.
          </Translate>
        </li>
        <li>
          <Translate
            id="search.none.name"
            description="Advice when the search finds nothing; {name} is the name of an operation"
            values={{name: <code>{example}</code>}}
          >
            {'Look for a name of the API, such as {name}.'}
          </Translate>
        </li>
        <li>
          <Translate
            id="search.none.all"
            description="Advice when the search finds nothing; {link} leads to the list of all names"
            values={{link: <AllNames onClose={onClose} />}}
          >
            {'Find it in the list: {link}.'}
          </Translate>
        </li>
      </ul>
      {isNarrow && (
        <button
          type="button"
          className={styles.action}
          onClick={() => onChange(removeFilters)}
        >
          <Translate
            id="search.none.everywhere"
            description="Button that takes away the filters of a search"
          >
            Search everything
          </Translate>
        </button>
      )}
    </div>
  );
}
