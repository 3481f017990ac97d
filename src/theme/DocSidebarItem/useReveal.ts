import {useEffect, useRef, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {reveal} from './reveal';

/**
 * Shows the item of the page in its sidebar: when the sidebar appears, and when
 * the reader has come from elsewhere. On Back the sidebar stays where it was.
 */
export function useReveal<T extends Element>(
  isCurrentPage: boolean,
): RefObject<T | null> {
  const item = useRef<T>(null);
  const wasThere = useRef(false);
  const {action} = useHistory();
  useEffect(() => {
    const isBack = wasThere.current && action === 'POP';
    wasThere.current = true;
    if (isCurrentPage && !isBack && item.current) reveal(item.current);
  }, [isCurrentPage, action]);
  return item;
}
