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

/** What the template of a page fills in; the program takes them for variables. */
const values: Record<string, string> = {
  SCRIPTS: '<%~ JSON.stringify(entry.map((script) => it.baseUrl + script)) %>',
  CHUNKS: '<%~ JSON.stringify(chunks.map((script) => it.baseUrl + script)) %>',
  LANGUAGE_BASE: '<%~ JSON.stringify(it.baseUrl) %>',
};

/** What the pages of a site have to know of it. */
export interface SiteOfPages {
  words: FailureWords;
  /** Where the site begins. */
  base: string;
  /** Where each of its languages begins. */
  languageBases: string[];
}

const finished = (program: string): string =>
  inlineScript(program).replace(
    /\b(SCRIPTS|CHUNKS|LANGUAGE_BASE)\b/g,
    (name) => values[name] ?? name,
  );

const startOf = ({words, base}: SiteOfPages): string => `function start() {
  var presses = [];
  var tellFailure = (${failureNotice.toString()})(${JSON.stringify(words)}, ${JSON.stringify(base)});
  var preload = ${preload.toString()};
  (${replayPresses.toString()})(presses, (${notePresses.toString()})(presses, preload));
  (${startOnFirstAct.toString()})(SCRIPTS, CHUNKS, presses, preload, tellFailure);
  (${followColourMode.toString()})();
  addEventListener('DOMContentLoaded', function () {
    if (window.stylesheetMissing) tellFailure();
    document.querySelectorAll('.menu [aria-current=page]').forEach(${reveal.toString()});
  });
}`;

const programOf = (site: SiteOfPages): string =>
  finished(`(function () {
  ${startOf(site)}
  start();
})();`);

const notFoundProgramOf = (site: SiteOfPages): string =>
  finished(`(function () {
  ${startOf(site)}
  var base = (${baseOfAddress.toString()})(location.pathname, ${JSON.stringify(site.languageBases)}) || LANGUAGE_BASE;
  (${inLanguageOfAddress.toString()})(base, LANGUAGE_BASE, function () {
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
 * drawn in the other one; in the body they came after its styles.
 */
const onFirstAct = (site: SiteOfPages): string => `
<%
  const inlineScripts = /<script>[^]*?<\\/script>/g;
  const isEntry = (script) => /\\/(?:runtime~)?main\\./.test(script);
  const entry = it.scripts.filter(isEntry);
  const chunks = it.scripts.filter((script) => !isEntry(script));
%>
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <%~ (it.preBodyTags.match(inlineScripts) ?? []).join('') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" onerror="stylesheetMissing=true" />
    <% }); %>
    <% if (it.htmlAttributes.includes('data-not-found')) { %>
      <script>${notFoundProgramOf(site)}</script>
    <% } else { %>
      <script>${programOf(site)}</script>
    <% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(inlineScripts, '') %>
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
