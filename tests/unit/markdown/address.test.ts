import {expect, it} from 'vitest';
import {getMarkdownVersion} from '../../../src/components/pageMenu/markdownVersion';
import {getMarkdownPath, linkFrom} from '../../../src/markdown/address';

it.each([
  ['/', '/', '/index.md'],
  ['/zh-hant/', '/zh-hant/', '/zh-hant/index.md'],
  ['/docs', '/', '/docs.md'],
  [
    '/zh-hant/docs/category/tutorial---basics',
    '/zh-hant/',
    '/zh-hant/docs/category/tutorial---basics.md',
  ],
])(
  'the Markdown version of %s is known to the page',
  (path, base, expected) => {
    expect(getMarkdownPath(path)).toBe(expected);
    expect(getMarkdownVersion(path, base)).toBe(expected);
    // Hosts may add a slash to an address, or leave out that of the home page.
    expect(getMarkdownVersion(`${path.replace(/\/$/, '')}/`, base)).toBe(
      expected,
    );
    expect(getMarkdownVersion(path.replace(/(.)\/$/, '$1'), base)).toBe(
      expected,
    );
  },
);

const root = 'https://docs.example/base/';
const home = `${root}zh-hant/`;
const link = linkFrom(`${home}docs/api/a`, home, root);

it.each([
  ['#request.name', '#request.name'],
  ['./b#errors', `${home}docs/api/b.md#errors`],
  ['/base/zh-hant/docs/api/b', `${home}docs/api/b.md`],
  [home.slice(0, -1), `${home}index.md`],
  [`${home}img/logo.svg`, `${home}img/logo.svg`],
  ['https://maas.io/docs/a', 'https://maas.io/docs/a'],
])('a link of a page to %s leads to %s', (href, target) => {
  expect(link(href)).toBe(target);
});
