import {failureNotice, type FailureWords} from './failureNotice';
import {followColourMode} from './followColourMode';
import {inlineScript} from './inlineScript';
import {notePresses} from './notePresses';
import {replayPresses} from './replayPresses';
import {reveal} from './reveal';
import {silenceBanner} from './silenceBanner';
import {startOnFirstAct} from './startOnFirstAct';

/** What the template of a page fills in; the program takes them for variables. */
const values: Record<string, string> = {
  SCRIPTS:
    '<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>',
  BASE_URL: '<%~ JSON.stringify(it.baseUrl) %>',
};

const programWith = (words: FailureWords): string =>
  inlineScript(`(function () {
  var presses = [];
  var tellFailure = (${failureNotice.toString()})(${JSON.stringify(words)});
  (${replayPresses.toString()})(presses, (${notePresses.toString()})(presses));
  (${startOnFirstAct.toString()})(SCRIPTS, presses, tellFailure);
  (${followColourMode.toString()})();
  (${silenceBanner.toString()})(BASE_URL);
  addEventListener('DOMContentLoaded', function () {
    if (window.stylesheetMissing) tellFailure();
    document.querySelectorAll('.menu [aria-current=page]').forEach(${reveal.toString()});
  });
})();`).replace(/\b(SCRIPTS|BASE_URL)\b/g, (name) => values[name] ?? name);

/**
 * Docusaurus's own template of a page (`ssgTemplate.html.js` of its core), save
 * for the scripts: the page starts at the reader's first act. The not-found
 * page starts at once, because it may have to turn into another page.
 */
const onFirstAct = (words: FailureWords): string => `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" onerror="stylesheetMissing=true" />
    <% }); %>
    <% if (it.htmlAttributes.includes('data-not-found')) { %>
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% }); %>
    <% } else { %>
      <script>${programWith(words)}</script>
    <% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
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
