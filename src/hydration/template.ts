import {aimLanguageLinks} from './aimLanguageLinks';
import {baseOfAddress} from './baseOfAddress';
import {failureNotice, type FailureWords} from './failureNotice';
import {followColourMode} from './followColourMode';
import {inLanguageOfAddress} from './inLanguageOfAddress';
import {inlineScript} from './inlineScript';
import {notePresses} from './notePresses';
import {preload} from './preload';
import {replayPresses} from './replayPresses';
import {reveal} from './reveal';
import {startOnFirstAct} from './startOnFirstAct';

/**
 * What the template of a page fills in: attributes of the program's element, so
 * that the program is the same on all pages of a language, and one hash in a
 * Content Security Policy allows it.
 */
const attributes = [
  'data-scripts="<%~ entry.map((script) => it.baseUrl + script).join(\' \') %>"',
  'data-chunks="<%~ chunks.map((script) => it.baseUrl + script).join(\' \') %>"',
  'data-base="<%~ it.baseUrl %>"',
].join(' ');

/** What the pages of a site have to know of it. */
export interface SiteOfPages {
  words: FailureWords;
  /** Where the site begins. */
  base: string;
  /** Where each of its languages begins. */
  languageBases: string[];
}

/** Stands before the style sheets, and notes one that does not come. */
const watchStyles = `addEventListener('error',function(e){e.target.rel==='stylesheet'&&(window.stylesheetMissing=true)},true)`;

/** The attributes of the element of the program that runs. */
const opening = 'var page = document.currentScript.dataset;';

const startOf = ({words, base}: SiteOfPages): string => `function start() {
  var presses = [];
  var tellFailure = (${failureNotice.toString()})(${JSON.stringify(words)}, ${JSON.stringify(base)});
  var preload = ${preload.toString()};
  (${replayPresses.toString()})(presses, (${notePresses.toString()})(presses, preload));
  (${startOnFirstAct.toString()})(page.scripts.split(' '), page.chunks.match(/\\S+/g) || [], presses, preload, tellFailure);
  (${followColourMode.toString()})();
  addEventListener('DOMContentLoaded', function () {
    if (window.stylesheetMissing) tellFailure();
    document.querySelectorAll('.menu [aria-current=page]').forEach(${reveal.toString()});
  });
}`;

const programOf = (site: SiteOfPages): string =>
  inlineScript(`(function () {
  ${opening}
  ${startOf(site)}
  start();
})();`);

const notFoundProgramOf = (site: SiteOfPages): string =>
  inlineScript(`(function () {
  ${opening}
  ${startOf(site)}
  var base = (${baseOfAddress.toString()})(location.pathname, ${JSON.stringify(site.languageBases)}) || page.base;
  (${inLanguageOfAddress.toString()})(base, page.base, function () {
    start();
    (${aimLanguageLinks.toString()})(base);
    dispatchEvent(new Event('focusin'));
  });
})();`);

/**
 * Docusaurus's own template of a page (`ssgTemplate.html.js` of its core), save
 * for the scripts: the page starts at the reader's first act. The not-found
 * page starts at once: its scripts know whether the site has a similar address.
 * The scripts that choose the colour mode run before there is a body to be
 * drawn in the other one; in the body they came after its styles. The address
 * of the Markdown version is made from the canonical one, as `src/markdown` does.
 * The theme's drawings are left out: `src/components/icon` has its own.
 * Nothing is written that a strict Content Security Policy refuses: no attribute
 * is a script or a style.
 */
const onFirstAct = (site: SiteOfPages): string => `
<%
  const inlineScripts = /<script>[^]*?<\\/script>/g;
  const drawings = /<svg [^]*?<\\/svg>/g;
  const isEntry = (script) => /\\/(?:runtime~)?main\\./.test(script);
  const entry = it.scripts.filter(isEntry);
  const chunks = it.scripts.filter((script) => !isEntry(script));
  const isNotFound = it.htmlAttributes.includes('data-not-found');
  const canonical = /rel="canonical" href="(.*?)"/.exec(it.metaAttributes.join(''));
  const route = isNotFound || !canonical ? '' : new URL(canonical[1]).pathname;
%>
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% if (route) { %>
      <link rel="alternate" type="text/markdown" href="<%= route.replace(/\\/$/, '/index') %>.md">
    <% } %>
    <%~ it.headTags %>
    <%~ (it.preBodyTags.match(inlineScripts) ?? []).join('') %>
    <script>${watchStyles}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% if (isNotFound) { %>
      <script ${attributes}>${notFoundProgramOf(site)}</script>
    <% } else { %>
      <script ${attributes}>${programOf(site)}</script>
    <% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(inlineScripts, '').replace(drawings, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/**
 * Template of all pages for `ssrTemplate` of the configuration.
 *
 * With `HYDRATE=load` in the environment it is Docusaurus's own, which starts
 * every page as it loads, so that both can be measured.
 */
export const pageTemplate = (site: SiteOfPages): string | undefined =>
  process.env.HYDRATE === 'load' ? undefined : onFirstAct(site);
