import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SearchService} from '../../search/types';
import {withService} from './filters';
import styles from './SearchPanel.module.css';

interface Props {
  services: readonly SearchService[];
  /** Key of the service that the query asks for; empty for all of them. */
  chosen: string;
  onChange: (change: (query: string) => string) => void;
}

/** The services that a search can be narrowed to. */
export default function ServiceChoice(props: Props): ReactNode {
  const {services, chosen, onChange} = props;
  return (
    <select
      className={styles.service}
      aria-label={translate({
        id: 'search.service',
        message: 'Service',
        description: 'Name of the list of services to search in',
      })}
      value={chosen}
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
      {services.map(({key, title}) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </select>
  );
}
