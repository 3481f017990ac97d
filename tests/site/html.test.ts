/** The HTML of one page of each kind; `tests/html` validates every page. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {kinds} from '../e2e/addresses';
import {validateHtml} from '../html/validateHtml';
import {buildFolder, getFile, readBuilt} from './build';

/** Pages that have what those of their kind have not. */
const others = {
  notFound: '/404.html',
  author: '/blog/authors/docs-team',
  tag: '/blog/tags/hello',
  accessibility: '/docs/accessibility',
  features: '/docs/tutorial-basics/markdown-features',
  errors: '/docs/errors',
  guides: '/docs/category/guides',
  changes: '/docs/api/changes',
  oneOf: '/docs/api/instance-create-virtual-machine',
  redirect: '/docs/api/application-service-create-release',
};

it('one page of each kind is valid HTML', async () => {
  const {home, ...english} = kinds;
  const routes = [
    ...Object.values(english),
    ...Object.values({home, ...others}).map((route) => `/zh-hant${route}`),
  ];
  for (const route of routes) {
    const file = path.relative(buildFolder, getFile(route) ?? 'missing');
    expect.soft(await validateHtml(readBuilt(file), file)).toEqual([]);
  }
});
