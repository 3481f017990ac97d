import {memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {toggleKind, withService, type FiltersIn} from './filters';
import {kindsName} from './kinds';
import type {Choices} from './protocol';
import styles from './Box.module.css';

interface Props extends FiltersIn {
  choices: Choices;
  /** Told how the query changes, which may be further than the one shown. */
  onChange: (change: (query: string) => string) => void;
}

/** What narrows a search. It stands in the query, and so in links to it too. */
function Filters(props: Props): ReactNode {
  const {kinds, service, choices, onChange} = props;
  const chosen = kinds.split(' ');
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
          aria-pressed={chosen.includes(kind)}
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

// Most keys change none of them.
export default memo(Filters);
