import {expect, it} from 'vitest';
import {pagePaths} from '../../../src/plugins/search/documents';

it.each([
  ['intro.mdx', {}, '/docs/intro'],
  ['01-first-steps.mdx', {}, '/docs/first-steps'],
  ['2026-11-01-notes.md', {}, '/docs/2026-11-01-notes'],
  ['02-racks/03 - power.md', {}, '/docs/racks/power'],
  ['racks/index.mdx', {}, '/docs/racks'],
  ['racks/README.md', {}, '/docs/racks'],
  ['racks/Racks.md', {}, '/docs/racks'],
  ['index.mdx', {}, '/docs'],
  ['racks/power.mdx', {slug: 'feeds'}, '/docs/racks/feeds'],
  ['racks/power.mdx', {slug: '/feeds'}, '/docs/feeds'],
  ['racks/power.mdx', {slug: '../feeds'}, '/docs/feeds'],
  ['racks/power.mdx', {slug: '/'}, '/docs'],
  ['racks/04-power.mdx', {id: 'feeds'}, '/docs/racks/feeds'],
])('finds the page of document %s with %o', (name, about, page) => {
  expect(pagePaths.documents(name, about)).toBe(page);
});

it.each([
  ['2031-05-06-later.mdx', {}, '/blog/2031/05/06/later'],
  ['2026-11-01-hall/index.mdx', {}, '/blog/2026/11/01/hall'],
  ['2026/11/01/hall.md', {}, '/blog/2026/11/01/hall'],
  ['news.md', {}, '/blog/news'],
  ['2026-11-01-hall.md', {slug: 'hall'}, '/blog/hall'],
])('finds the page of post %s with %o', (name, about, page) => {
  expect(pagePaths.blog(name, about)).toBe(page);
});

it('finds other pages', () => {
  expect(pagePaths.pages('markdown-page.mdx', {})).toBe('/markdown-page');
  expect(pagePaths.pages('halls/index.md', {})).toBe('/halls');
  expect(pagePaths.pages('index.md', {})).toBe('/');
  expect(pagePaths.pages('index.md', {slug: '/hall'})).toBe('/hall');
});
