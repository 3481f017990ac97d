// @vitest-environment happy-dom
import {expect, it} from 'vitest';
import {markdownPath} from '../../../src/markdown/address';
import {pageTemplate} from '../../../src/hydration/template';
import {rendered} from './rendered';

const template = pageTemplate({
  words: {failed: 'Failed.', advice: 'Wait.', retry: 'Again'},
  base: '/',
  languageBases: ['/'],
});

/** Address of the Markdown version that a page names. */
async function linkOf(
  path: string,
  htmlAttributes = 'lang="en"',
): Promise<string | undefined> {
  const html = await rendered(template ?? '', {
    htmlAttributes,
    metaAttributes: [
      '<title>Holt</title>',
      `<link data-rh="true" rel="canonical" href="https://docs.example${path}"/><link data-rh="true" rel="alternate" href="https://docs.example/de/" hrefLang="de"/>`,
    ],
  });
  return /<link rel="alternate" type="text\/markdown" href="([^"]*)">/.exec(
    html,
  )?.[1];
}

it.each([
  '/',
  '/zh-hant/',
  '/base/',
  '/docs',
  '/base/zh-hant/docs/category/tutorial---basics',
])('the page at %s names its Markdown version', async (path) => {
  expect(await linkOf(path)).toBe(markdownPath(path));
});

it('the page for unknown addresses has no Markdown version', async () => {
  expect(await linkOf('/404.html', 'lang="en" data-not-found="true"')).toBe(
    undefined,
  );
});

it('a page without an address of its own has none', async () => {
  expect(await rendered(template ?? '')).not.toContain('text/markdown');
});
