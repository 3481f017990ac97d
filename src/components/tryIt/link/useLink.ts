import {useEffect} from 'react';
import {linked, linkStart} from './linked';

/**
 * Shows the call that the address of the page carries, now and whenever it
 * carries another.
 *
 * @param data address of the data of the operation
 */
export function useLink(data: string): void {
  useEffect(() => {
    function apply(): void {
      if (!location.hash.startsWith(linkStart)) return;
      import(/* webpackChunkName: "call-link" */ './applyLink')
        .then(({applyLink}) => applyLink(data))
        .catch(() => {
          // The samples stay as the page has them.
        });
    }
    apply();
    addEventListener('hashchange', apply);
    return () => {
      removeEventListener('hashchange', apply);
      linked.write(undefined);
    };
  }, [data]);
}
