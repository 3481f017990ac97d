import {getBaseOfAddress} from './baseOfAddress';

/** Base URLs of all languages, that of this page first. */
declare const bases: string[];

const page = document.documentElement;
const [ownBase] = bases;
const wanted = getBaseOfAddress(location.pathname, bases) ?? ownBase;

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
if (wanted !== ownBase) {
  const {title} = document;
  page.hidden = true;
  document.title = location.pathname;
  fetch(`${wanted}404.html`)
    .then((response) => response.text())
    .then(write)
    .catch(() => {
      page.hidden = false;
      document.title = title;
    });
}
