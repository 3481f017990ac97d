import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {validateHtml} from '../../html/validateHtml';
import {buildFolder, getFile, htmlFiles, prefixes} from '../build';

/** One page of each kind; `npm run validate` takes all. */
const kinds = [
  '/',
  '/404.html',
  '/markdown-page',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/docs-team',
  '/blog/tags',
  '/blog/tags/hello',
  '/blog/mdx-blog-post',
  '/docs',
  '/docs/intro',
  '/docs/accessibility',
  '/docs/tutorial-basics/markdown-features',
  '/docs/category/api',
  '/docs/category/guides',
  '/docs/guides/quickstart',
  '/docs/api/holt-service',
  '/docs/api/a-z',
  '/docs/api/instance-service',
  '/docs/api/instance-create-virtual-machine',
  '/docs/api/application-watch-logs',
  '/docs/api/schemas/createvirtualmachinerequest',
  // A redirect.
  '/docs/api/application-service-create-release',
].flatMap((route) => prefixes.map((prefix) => prefix + route));

const read = (file: string): string =>
  readFileSync(path.join(buildFolder, file), 'utf8');

describe('the HTML', () => {
  it.each(kinds)('of %s is valid', async (route) => {
    const file = path.relative(buildFolder, getFile(route) ?? 'missing');
    expect(await validateHtml(read(file), file)).toEqual([]);
  });

  it('names no id twice on any page', () => {
    const faults = htmlFiles().flatMap((file) => {
      const ids = [...read(file).matchAll(/<[^<>]*\sid="([^"]*)"/g)].map(
        ([, id]) => id,
      );
      return ids.length === new Set(ids).size ? [] : [file];
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['<p><div>a</div></p>', 'no-implicit-close'],
    [
      '<button type="button"><a href="/">a</a></button>',
      'element-permitted-content',
    ],
    ['<p id="a"></p><p id="a"></p>', 'no-dup-id'],
    ['<p id="a b"></p>', 'valid-id'],
    ['<p title="a" title="b"></p>', 'no-dup-attr'],
    ['<center>a</center>', 'deprecated'],
    ['<label for="none">a</label>', 'no-missing-references'],
  ])('%s would be found', async (html, rule) => {
    const faults = await validateHtml(html, 'a.html');
    expect(faults.join('\n')).toContain(` ${rule}`);
  });
});
