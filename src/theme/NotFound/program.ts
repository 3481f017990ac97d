import {getBaseOfAddress, getLowerAddress} from './baseOfAddress';

/** Where each language of the site begins, that of this page first. */
declare const bases: string[];

const page = document.documentElement;
const [ownBase] = bases;
const wanted = getBaseOfAddress(location.pathname, bases) ?? ownBase ?? '';
const rest = location.pathname.slice(wanted.length);

const lower = getLowerAddress(location.pathname, bases);
if (lower) location.replace(lower + location.search + location.hash);

// React leaves the links to other languages as they are in the HTML.
addEventListener('DOMContentLoaded', () => {
  document
    .querySelectorAll<HTMLAnchorElement>('.navbar a[lang]')
    .forEach((link) => {
      // A function, because addresses may contain `$&`.
      const path = link.pathname.replace(/404(\.html)?$/, () => rest);
      link.setAttribute('href', path);
    });
});

/** Starts the page, whose scripts search for the words of the address. */
const start = (): boolean => dispatchEvent(new Event('focusin'));

function write(html: string): void {
  const {lang} = new DOMParser().parseFromString(
    html,
    'text/html',
  ).documentElement;
  // A host that has no such page may answer with this one again.
  if (lang === page.lang) throw new Error(lang);
  document.open();
  document.write(html);
  document.close();
}

// Some hosts answer every unknown address with the `404.html` of the root. That
// of the address's language takes its place before anything shows.
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
