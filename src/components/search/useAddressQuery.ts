import {useEffect, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {queryIn, withoutQuery} from './queryAddress';

/** A query that an address asked for; each is another one. */
interface Asked {
  query: string;
  count: number;
}

interface AddressQuery {
  asked?: Asked;
  /** Takes the query out of the address of the page. */
  forget: () => void;
}

/**
 * Opens the search on pages whose address has a query. The script in the head
 * does so on the first page; here are the addresses that follow.
 *
 * @param early the field before the box is there
 */
export function useAddressQuery(
  dialog: RefObject<HTMLDialogElement | null>,
  early: RefObject<HTMLInputElement | null>,
): AddressQuery {
  const {search} = useLocation();
  const history = useHistory();
  const [asked, setAsked] = useState<Asked>();

  function forget(): void {
    const {location} = history;
    if (queryIn(location.search) === null) return;
    history.replace({...location, search: withoutQuery(location.search)});
  }

  useEffect(() => {
    const element = dialog.current;
    const query = queryIn(search);
    if (!element) return;
    // The reader may have closed it before React ran the page.
    const wasOpened = element.dataset.search === 'asked';
    element.dataset.search = '';
    if (query === null || element.open) return;
    if (wasOpened) return forget();
    if (early.current) early.current.value = query;
    else setAsked((before) => ({query, count: (before?.count ?? 0) + 1}));
    element.showModal();
    // Only a new address asks for something.
  }, [search]);

  return {asked, forget};
}
