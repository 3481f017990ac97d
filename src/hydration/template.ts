import {failureNotice, type FailureWords} from './failureNotice';
import {followColourMode} from './followColourMode';
import {inlineScript} from './inlineScript';
import {notePresses} from './notePresses';
import {preload} from './preload';
import {replayPresses} from './replayPresses';
import {reveal} from './reveal';
import {silenceBanner} from './silenceBanner';
import {startOnFirstAct} from './startOnFirstAct';

/** What the template of a page fills in; the program takes them for variables. */
const values: Record<string, string> = {
  SCRIPTS: '<%~ JSON.stringify(entry.map((script) => it.baseUrl + script)) %>',
  CHUNKS: '<%~ JSON.stringify(chunks.map((script) => it.baseUrl + script)) %>',
  BASE_URL: '<%~ JSON.stringify(it.baseUrl) %>',
};

const programWith = (words: FailureWords): string =>
  inlineScript(`(function () {
  var presses = [];
  var tellFailure = (${failureNotice.toString()})(${JSON.stringify(words)});
  var preload = ${preload.toString()};
  (${replayPresses.toString()})(presses, (${notePresses.toString()})(presses, preload));
  (${startOnFirstAct.toString()})(SCRIPTS, CHUNKS, presses, preload, tellFailure);
  (${followColourMode.toString()})();
  (${silenceBanner.toString()})(BASE_URL);
  addEventListener('DOMContentLoaded', function () {
    if (window.stylesheetMissing) tellFailure();
    document.querySelectorAll('.menu [aria-current=page]').forEach(${reveal.toString()});
  });
})();`).replace(
    /\b(SCRIPTS|CHUNKS|BASE_URL)\b/g,
    (name) => values[name] ?? name,
  );

/**
 * Docusaurus's own template of a page (`ssgTemplate.html.js` of its core), save
 * for the scripts: the page starts at the reader's first act. The not-found
 * page starts at once, because it may have to turn into another page. The
 * scripts that choose the colour mode run before there is a body to be drawn
 * in the other one; in the body they came after its styles.
 */
const onFirstAct = (words: FailureWords): string => `
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
      <% entry.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% }); %>
    <% } else { %>
      <script>${programWith(words)}</script>
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
export const pageTemplate = (words: FailureWords): string | undefined =>
  process.env.HYDRATE === 'load' ? undefined : onFirstAct(words);
