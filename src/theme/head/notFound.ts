import {getBase, getLikelyPath} from './likelyPath';

/** Base URLs of all languages, that of this page first. */
declare const bases: [string, ...string[]];

const [ownBase] = bases;

// From another language's page: see below.
const isSent = location.hash.startsWith('#/');
if (isSent) history.replaceState(null, '', location.hash.slice(1));

const {pathname, search, hash} = location;
const path = getLikelyPath(pathname, bases);
const base = getBase(pathname, bases) ?? ownBase;
if (path !== pathname) {
  // This happens only once, because it is the likely one then.
  location.replace(path + search + hash);
} else if (base !== ownBase && !isSent) {
  // Some hosts return the root's `404.html` for every unknown URL. That of the
  // URL's language restores the URL from the hash. If the host returns this
  // page again, it stays.
  document.documentElement.hidden = true;
  location.replace(`${base}404.html#${pathname}${search}${hash}`);
} else {
  // Loads the page's scripts, which search for the words in the URL.
  dispatchEvent(new Event('focusin'));
}

// React does not update the language links of the static HTML.
addEventListener('DOMContentLoaded', () => {
  const rest = pathname.slice(ownBase.length);
  document
    .querySelectorAll<HTMLAnchorElement>('.navbar a[lang]')
    .forEach((link) => {
      // A function, because URLs may contain `$&`.
      link.href = link.pathname.replace(/404(\.html)?$/, () => rest);
    });
});
