import {useEffect, useState, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {loadSearch} from '@site/src/components/search/client';
import {getAddress} from '@site/src/components/search/queryAddress';
import type {SearchHit} from '@site/src/search';
import controls from '@site/src/components/tryIt/controls.module.css';
import {queryOfPath} from './queryOfPath';
import styles from './styles.module.css';

const most = 3;

/** Links to the pages whose names are most similar to the URL. */
function SimilarPages({query}: {query: string}): ReactNode {
  const [hits, setHits] = useState<SearchHit[]>([]);
  useEffect(() => {
    if (!query) return;
    loadSearch()
      .then((client) => client('search', query))
      .then(
        (found) => setHits(found.slice(0, most)),
        // The form reports the failure when the reader searches.
        () => undefined,
      );
  }, [query]);
  return (
    <ul>
      {hits.map(({path, title}) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

export default function SearchForm(): ReactNode {
  const {pathname} = useLocation();
  const history = useHistory();
  const wanted = queryOfPath(pathname);
  const [query, setQuery] = useState(wanted);

  function submit(event: FormEvent): void {
    event.preventDefault();
    history.push({...history.location, search: getAddress(query)});
  }

  return (
    <>
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
      <SimilarPages query={wanted} />
    </>
  );
}
