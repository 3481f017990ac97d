import {getPlainPath} from './plainPath';

/** Where the site begins in the language of the page. */
declare const ownBase: string;

const page = document.documentElement;

/**
 * Gives every page one address, whatever the host accepts. React takes a page
 * for another one, and fails to hydrate it, when its address is not its path.
 *
 * A host that has no file of that address has sent `404.html`; then the page is
 * asked for again. That ends, because a plain path is asked for only once.
 */
function normalizeAddress(): void {
  const path = getPlainPath(location.pathname, ownBase);
  if (path === location.pathname) return;
  const address = path + location.search + location.hash;
  const isFile = /(\.html|\/)$/.test(location.pathname);
  if (isFile && page.hasAttribute('data-not-found')) location.replace(address);
  else history.replaceState(history.state, '', address);
}

normalizeAddress();
