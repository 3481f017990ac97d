import {memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {parseQuery} from '../../search/parseQuery';
import {toggleKind, withService} from './filters';
import {kindsName} from './kinds';
import type {Choices} from './protocol';
import styles from './Box.module.css';

interface Props {
  query: string;
  choices: Choices;
  /** Told how the query changes, which may be further than the one shown. */
  onChange: (change: (query: string) => string) => void;
}

/** What narrows a search. It stands in the query, and so in links to it too. */
function Filters(props: Props): ReactNode {
  const {query, choices, onChange} = props;
  const {kinds = [], service = ''} = parseQuery(query);
  const isKnown = choices.services.some(({key}) => key === service);
  return (
    <div
      role="group"
      className={styles.filters}
      aria-label={translate({
        id: 'search.filters',
        message: 'Filters',
        description: 'Name of the row of filters of the search',
      })}
    >
      <select
        className={styles.service}
        aria-label={translate({
          id: 'search.service',
          message: 'Service',
          description: 'Name of the list of services to search in',
        })}
        value={isKnown ? service : ''}
        onChange={({target: {value}}) =>
          onChange((current) => withService(current, value))
        }
      >
        <option value="">
          {translate({
            id: 'search.services',
            message: 'All services',
            description: 'Choice to search in all services',
          })}
        </option>
        {choices.services.map(({key, title}) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
      {choices.kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.chip}
          aria-pressed={kinds.includes(kind)}
          // The pointer leaves the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange((current) => toggleKind(current, kind))}
        >
          {kindsName(kind)}
        </button>
      ))}
    </div>
  );
}

// They follow the keys when there is time (`Box`).
export default memo(Filters);
