import {announcementAttribute, announcementKey} from './dismissed';
import {inlineScript} from './inlineScript';
import {plainPath} from './plainPath';

/**
 * Gives every page one address, whatever the host accepts. Runs before the
 * application, which takes a page for another one, and fails to hydrate it, when
 * the address is not the page's plain path.
 *
 * A host that has no file of that address has sent `404.html`; then the page is
 * asked for again. That ends, because a plain path is asked for only once.
 */
const plainAddress = (baseUrl: string): string => `(function () {
  var path = (${plainPath.toString()})(location.pathname, ${JSON.stringify(baseUrl)});
  if (path === location.pathname) return;
  var address = path + location.search + location.hash;
  var isFile = /(\\.html|\\/)$/.test(location.pathname);
  if (isFile && document.documentElement.hasAttribute('data-not-found')) {
    location.replace(address);
  } else {
    history.replaceState(history.state, '', address);
  }
})();`;

/** Hides an announcement that the reader has dismissed before it is drawn. */
const dismissed = (id: string): string => `try {
  if (localStorage.getItem('${announcementKey}') === ${JSON.stringify(id)}) {
    document.documentElement.setAttribute('${announcementAttribute}', '');
  }
} catch (error) {}`;

/**
 * What runs in the head of every page, before anything of it is drawn.
 *
 * @param baseUrl where the site begins in the language of the page
 * @param announcement id of the announcement
 */
export const headScripts = (baseUrl: string, announcement: string) =>
  [plainAddress(baseUrl), dismissed(announcement)].map((program) => ({
    tagName: 'script',
    attributes: {},
    innerHTML: inlineScript(program),
  }));
