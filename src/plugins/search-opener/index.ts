import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../../hydration/inlineScript';
import {openSearch} from './openSearch';

/**
 * Opens the search on pages that are running, and on those that are not. Stands
 * before the script that keeps presses, which need not know of these.
 */
export default function searchOpener(): Plugin {
  return {
    name: 'search-opener',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: inlineScript(`(${openSearch.toString()})();`),
        },
      ],
    }),
  };
}
