import {useEffect, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {queryIn, removeQuery} from './queryAddress';

/**
 * Opens the search on pages whose address has a query.
 *
 * @returns takes the query out of the address of the page
 */
export function useAddressQuery(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
): () => void {
  const {search} = useLocation();
  const history = useHistory();

  useEffect(() => {
    const query = queryIn(search);
    if (query === null || !field.current || dialog.current?.open) return;
    field.current.value = query;
    field.current.dispatchEvent(new Event('input', {bubbles: true}));
    dialog.current?.showModal();
  }, [search, dialog, field]);

  return () => {
    const {location} = history;
    if (queryIn(location.search) === null) return;
    history.replace({...location, search: removeQuery(location.search)});
  };
}
