import {getBaseOfAddress, getLowerAddress} from './baseOfAddress';

/** Base URLs of all languages, that of this page first. */
declare const bases: string[];

const page = document.documentElement;
const [ownBase] = bases;
const wanted = getBaseOfAddress(location.pathname, bases) ?? ownBase ?? '';
const rest = location.pathname.slice(wanted.length);

const lower = getLowerAddress(location.pathname, bases);
if (lower) location.replace(lower + location.search + location.hash);

// React does not update the language links of the static HTML.
addEventListener('DOMContentLoaded', () => {
  document
    .querySelectorAll<HTMLAnchorElement>('.navbar a[lang]')
    .forEach((link) => {
      // A function, because URLs may contain `$&`.
      const path = link.pathname.replace(/404(\.html)?$/, () => rest);
      link.setAttribute('href', path);
    });
});

/** Loads the page's scripts, which search for the words in the URL. */
const start = (): boolean => dispatchEvent(new Event('focusin'));

function write(html: string): void {
  const {lang} = new DOMParser().parseFromString(
    html,
    'text/html',
  ).documentElement;
  // The host may return this page again.
  if (lang === page.lang) throw new Error(lang);
  document.open();
  document.write(html);
  document.close();
}

// Some hosts return the root's `404.html` for every unknown URL. Replace it
// with that of the URL's language before the page is shown.
if (wanted === ownBase) {
  start();
} else {
  const {title} = document;
  page.hidden = true;
  document.title = location.pathname;
  fetch(`${wanted}404.html`)
    .then((response) => response.text())
    .then(write)
    .catch(() => {
      page.hidden = false;
      document.title = title;
      start();
    });
}
