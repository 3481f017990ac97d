import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {getMarkdownPath} from '../../../../src/markdown/address';
import {compile, createPageTemplate} from '../../../../src/start/head';
import {rendered} from './rendered';

const template = createPageTemplate(['/holt/', '/holt/zh-hant/']);

it('a page is whole, in the order of Docusaurus, and its scripts wait', async () => {
  expect(await rendered(template)).toBe(`<!DOCTYPE html>
<html lang="en" data-has-hydrated="false">
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v3.10.2">
<title>Holt</title><meta name="robots"><link rel="expect" href="#site-search" blocking="render">
<link rel="icon" href="/holt/favicon.svg"><template id="scripts"><script src="/holt/assets/js/runtime~main.1.js" fetchpriority="high"></script><script src="/holt/assets/js/main.2.js" fetchpriority="high"></script><script src="/holt/assets/js/0a.3.js"></script></template>
<link rel="stylesheet" href="/holt/assets/css/styles.css" />
</head>
<body class="navigation">
<i>before</i><div id="__docusaurus"><main>The page</main></div>
<i>after</i></body>
</html>`);
});

it('a page is in its color mode, after its styles, before its body is read', async () => {
  const html = await rendered(template, {
    preBodyTags:
      '<svg></svg>\n<script>\nmode();\n</script><i>skip</i><script>banner()</script>',
  });
  const [head = '', body = ''] = html.split('<body');
  const [, after = ''] = head.split('styles.css');
  expect(after).toContain('mode();');
  expect(after).toContain('banner()');
  expect(body).toContain('<i>skip</i>');
  expect(body).not.toMatch(/mode|banner/);
});

it('the not-found page alone has a program for the language of the address', async () => {
  const htmlAttributes = 'lang="en" data-not-found="true"';
  expect(await rendered(template, {htmlAttributes})).toContain(
    '"/holt/zh-hant/"',
  );
  expect(await rendered(template)).not.toContain('/holt/zh-hant/');
});

it('the program that starts a page is small, and ends no script early', () => {
  const program = compile('src/start/start.ts');
  expect(gzipSync(program, {level: 9}).length).toBeLessThan(2.5 * 1024);
  expect(program).not.toMatch(/<\/script|\n/);
});

/** Address of the Markdown version that a page names. */
async function getMarkdown(
  path: string,
  htmlAttributes = 'lang="en"',
): Promise<string | undefined> {
  const html = await rendered(template, {
    htmlAttributes,
    metaAttributes: [
      `<link data-rh="true" rel="canonical" href="https://docs.example${path}"/><link data-rh="true" rel="alternate" href="https://docs.example/de/" hrefLang="de"/>`,
    ],
  });
  const [, address] =
    /<link rel="alternate" type="text\/markdown" href="([^"]*)">/.exec(html) ??
    [];
  return address;
}

it.each([
  '/',
  '/zh-hant/',
  '/base/',
  '/docs',
  '/base/zh-hant/docs/category/tutorial---basics',
])('the page at %s names its Markdown version', async (path) => {
  expect(await getMarkdown(path)).toBe(getMarkdownPath(path));
});

it('the not-found page, and one without an address of its own, name none', async () => {
  const notFound = 'lang="en" data-not-found="true"';
  expect(await getMarkdown('/404.html', notFound)).toBe(undefined);
  expect(await rendered(template)).not.toContain('text/markdown');
});
