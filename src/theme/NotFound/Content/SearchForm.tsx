import {useState, type FormEvent, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {getAddress} from '@site/src/components/search/queryAddress';
import controls from '@site/src/components/tryIt/controls.module.css';
import {queryOfPath} from './queryOfPath';
import styles from './styles.module.css';

export default function SearchForm(): ReactNode {
  const {pathname} = useLocation();
  const history = useHistory();
  const [query, setQuery] = useState(() => queryOfPath(pathname));

  function submit(event: FormEvent): void {
    event.preventDefault();
    history.push({...history.location, search: getAddress(query)});
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <input
        type="search"
        name="q"
        className={controls.control}
        value={query}
        autoComplete="off"
        aria-label={translate({
          message: 'Search this site',
          description: 'Name of the search field on the 404 page',
        })}
        onChange={({target}) => setQuery(target.value)}
      />
      <button type="submit" className={controls.primary}>
        <Translate description="Button that searches">Search</Translate>
      </button>
    </form>
  );
}
