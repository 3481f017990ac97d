import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {expect, it} from 'vitest';
import {createPageTemplate} from '../../../../src/start/head';

const page = {
  appHtml: '<main>The page</main>',
  baseUrl: '/holt/',
  htmlAttributes: 'lang="en" data-has-hydrated="false"',
  bodyAttributes: 'class="navigation"',
  headTags: '<link rel="icon" href="/holt/favicon.svg">',
  preBodyTags:
    '<svg></svg>\n<script>\nmode();\n</script><i>skip</i><script>banner()</script>',
  postBodyTags: '<i>after</i>',
  metaAttributes: ['<title>Holt</title>', '<meta name="robots">'],
  scripts: ['assets/js/main.2.js'],
  stylesheets: ['assets/css/styles.css'],
  noIndex: false,
  version: '3.10.2',
};

/** A page as Docusaurus makes it with the template of the site. */
const render = async (values: Partial<typeof page> = {}): Promise<string> =>
  (await compileSSGTemplate(createPageTemplate(['/holt/', '/holt/zh-hant/'])))({
    ...page,
    ...values,
  });

it('a page is in its color mode, after its styles, before its body is read', async () => {
  const [head = '', body = ''] = (await render()).split('<body');
  const [, after = ''] = head.split('styles.css');
  expect(after).toContain('mode();');
  expect(after).toContain('banner()');
  expect(body).toContain('<i>skip</i>');
  expect(body).not.toMatch(/mode|banner/);
});

it('the scripts of a page wait in a template', async () => {
  const html = await render();
  expect(html).toMatch(
    /<template id="scripts">.*\/holt\/assets\/js\/main\.2\.js.*<\/template>/,
  );
  expect(html.match(/main\.2\.js/g)).toHaveLength(1);
});

it('the not-found page alone has a program for the language of the address, and no Markdown version', async () => {
  const canonical =
    '<link data-rh="true" rel="canonical" href="https://docs.example/docs"/>';
  const named = {metaAttributes: [canonical]};
  const htmlAttributes = 'lang="en" data-not-found="true"';
  const notFound = await render({...named, htmlAttributes});
  expect(notFound).toContain('"/holt/zh-hant/"');
  expect(notFound).not.toContain('text/markdown');
  const found = await render(named);
  expect(found).not.toContain('/holt/zh-hant/');
  expect(found).toContain(
    '<link rel="alternate" type="text/markdown" href="/docs.md">',
  );
});
