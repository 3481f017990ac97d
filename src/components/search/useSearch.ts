import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadSearch, type Loaded} from './loadSearch';

/** One for all pages that the reader goes to. */
let loading: Promise<Loaded> | undefined;

interface Search {
  loaded?: Loaded;
  hasFailed: boolean;
  /** Loads the search, once, and again after it has failed. */
  load: () => void;
}

/** The search as far as it is loaded. */
export function useSearch(): Search {
  const folder = useBaseUrl('/search/');
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);

  function load(): void {
    setHasFailed(false);
    loading ??= loadSearch(folder);
    loading.then(setLoaded, () => {
      loading = undefined;
      setHasFailed(true);
    });
  }

  // It may have been opened before React ran the page.
  useEffect(() => {
    if (document.querySelector('#site-search[open]')) load();
  }, []);

  return {loaded, hasFailed, load};
}
