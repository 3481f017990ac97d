import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildFolder, getFile, prefixes} from '../build';
import {pages} from '../crawl';
import {isChinese} from '../crawl/page';
import {site} from '../../../src/site';
import {readAtom, readRss} from '../feeds/feeds';
import {addressesOfSitemap} from '../feeds/sitemap';

const read = (file: string): string =>
  readFileSync(path.join(buildFolder, file), 'utf8');

const content = [...pages.values()].filter(
  ({file, refresh}) => refresh === undefined && !file.endsWith('404.html'),
);

describe.each(prefixes)('under "%s"', (prefix) => {
  it('the sitemap names every page of the language once, by its own address', () => {
    const canonical = content
      .filter(({file}) => isChinese(file) === (prefix !== ''))
      .map((page) => page.canonical);
    const addresses = addressesOfSitemap(read(`${prefix}/sitemap.xml`));
    expect(addresses.sort()).toEqual(canonical.sort());
    expect(addresses.length).toBeGreaterThan(500);
    expect(Buffer.byteLength(read(`${prefix}/sitemap.xml`))).toBeLessThan(
      50 * 1024 * 1024,
    );
  });

  it('the feeds name every post, newest first', () => {
    const rss = readRss(read(`${prefix}/blog/rss.xml`));
    expect(readAtom(read(`${prefix}/blog/atom.xml`))).toEqual(rss);
    expect(rss.home).toBe(`${site.url}${prefix}/blog`);
    const files = rss.posts.map((post) => getFile(new URL(post).pathname));
    expect(files).not.toContain(undefined);
    const posts = content
      .map(({canonical}) => canonical)
      .filter((one) =>
        new RegExp(`^${site.url}${prefix}/blog/(?:[\\w-]+-post|welcome)$`).test(
          one,
        ),
      );
    expect([...rss.posts].sort()).toEqual(posts.sort());
    expect(rss.dates).toEqual([...rss.dates].sort().reverse());
    expect(new Set(rss.dates).size).toBeGreaterThan(3);
    expect(posts.length).toBeGreaterThan(3);
  });

  it('an address in the content of a feed is a whole one', () => {
    for (const feed of ['rss', 'atom']) {
      const html = read(`${prefix}/blog/${feed}.xml`);
      const partial = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)]
        .map(([, address = '']) => address)
        .filter((address) => !/^(?:https?:|mailto:|data:)/.test(address));
      expect(partial).toEqual([]);
    }
  });
});

const sitemap = (inside: string): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`;

describe('a sitemap', () => {
  it('is read as it stands', () => {
    expect(
      addressesOfSitemap(
        sitemap('<url><loc>https://a.example/?a=1&amp;b</loc></url>'),
      ),
    ).toEqual(['https://a.example/?a=1&b']);
  });

  it.each([
    ['nothing', ''],
    ['a relative address', '<url><loc>/docs</loc></url>'],
    ['a program', '<url><loc>javascript:alert(1)</loc></url>'],
    ['no address', '<url><priority>0.5</priority></url>'],
    [
      'a priority of 2',
      '<url><loc>https://a.example/</loc><priority>2.0</priority></url>',
    ],
    ['a tag that is not closed', '<url><loc>https://a.example/</url>'],
    ['a foreign element', '<url><loc>https://a.example/</loc><a>1</a></url>'],
    [
      'a long address',
      `<url><loc>https://a.example/${'a'.repeat(2048)}</loc></url>`,
    ],
  ])('with %s is refused', (_, inside) => {
    expect(() => addressesOfSitemap(sitemap(inside))).toThrow();
  });

  it('of another name space is refused', () => {
    expect(() =>
      addressesOfSitemap(
        '<urlset xmlns="a"><url><loc>https://a.example/</loc></url></urlset>',
      ),
    ).toThrow();
  });
});

describe('a feed', () => {
  const rss = read('blog/rss.xml');
  const atom = read('blog/atom.xml');

  it.each([
    ['version="2.0"', 'version="0.9"'],
    [/<link>https:[^<]*<\/link>/, '<link>/blog</link>'],
    [/<pubDate>[^<]*</, '<pubDate>2026-03-02<'],
    [/<pubDate>Mon, 02 Mar/, '<pubDate>Tue, 02 Mar'],
    [/<guid>[^<]*</, '<guid>1<'],
    ['<channel>', '<channel><channel>'],
  ])('in which %s is another would be found (RSS)', (from, to) => {
    const changed = rss.replace(from, to);
    expect(changed).not.toBe(rss);
    expect(() => readRss(changed)).toThrow();
  });

  it.each([
    ['http://www.w3.org/2005/Atom', 'http://www.w3.org/2005/atom'],
    [/<updated>[^<]*</, '<updated>yesterday<'],
    [/<author>[^]*?<\/author>/, ''],
    [/<id>[^<]*</, '<id><'],
    ['</feed>', ''],
  ])('in which %s is another would be found (Atom)', (from, to) => {
    const changed = atom.replace(from, to);
    expect(changed).not.toBe(atom);
    expect(() => readAtom(changed)).toThrow();
  });
});
