import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../hydration/inlineScript';
import {plainPath} from './plainPath';

/**
 * Runs before the application, which takes a page for another one, and fails
 * to hydrate it, when the address is not the page's plain path.
 *
 * A host that has no file of that address has sent `404.html`; then the page is
 * asked for again. That ends, because a plain path is asked for only once.
 */
function script(baseUrl: string): string {
  return inlineScript(`(function () {
  var path = (${plainPath.toString()})(location.pathname, ${JSON.stringify(baseUrl)});
  if (path === location.pathname) return;
  var address = path + location.search + location.hash;
  var isFile = /(\\.html|\\/)$/.test(location.pathname);
  if (isFile && document.documentElement.hasAttribute('data-not-found')) {
    location.replace(address);
  } else {
    history.replaceState(history.state, '', address);
  }
})();`);
}

/** Gives every page one address, whatever the host accepts. */
export default function plainAddresses({baseUrl}: LoadContext): Plugin {
  return {
    name: 'plain-addresses',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: script(baseUrl)}],
    }),
  };
}
