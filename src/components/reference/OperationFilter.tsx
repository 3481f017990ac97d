import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {getAddress} from '../search/queryAddress';
import {filterLists, isQuery} from './operationFilter';
import styles from './OperationFilter.module.css';

interface Props {
  label: string;
  /** Stands in the empty field. */
  hint: string;
  /** How many operations there are. */
  total: string;
  /** How many match, with `{count}` in it. */
  matching: string;
  /** Says that none matches. */
  none: string;
  /** Leads to the search instead. */
  search: string;
  /** Sections: a heading, what the service is for, and a list. */
  children?: ReactNode;
}

interface Found {
  query: string;
  count: number;
}

/**
 * Lists of operations with a field that hides what does not match. Without
 * scripts there is no field, and with them the lists are in the page before.
 */
export default function OperationFilter(props: Props): ReactNode {
  const {label, hint, total, matching, none, search, children} = props;
  const {pathname} = useLocation();
  const [found, setFound] = useState<Found>();
  const field = useRef<HTMLInputElement>(null);
  const lists = useRef<HTMLDivElement>(null);

  function filter(): void {
    const query = field.current?.value ?? '';
    const count = lists.current ? filterLists(lists.current, query) : 0;
    setFound(isQuery(query) ? {query, count} : undefined);
  }

  function clear(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !field.current?.value) return;
    event.preventDefault();
    field.current.value = '';
    filter();
  }

  // The reader may have typed before React ran the page.
  useEffect(filter, []);

  const isNothing = found?.count === 0;
  return (
    <>
      <div className={styles.bar}>
        <label className={styles.filter} data-filter="">
          <span>{label}</span>
          <input
            ref={field}
            type="search"
            placeholder={hint}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={filter}
            onKeyDown={clear}
          />
        </label>
        <span role="status">
          {isNothing
            ? none
            : found
              ? matching.replace('{count}', String(found.count))
              : total}
        </span>
        {isNothing && (
          <Link to={pathname + getAddress(found.query)}>{search}</Link>
        )}
      </div>
      <div ref={lists} className={styles.lists}>
        {children}
      </div>
    </>
  );
}
