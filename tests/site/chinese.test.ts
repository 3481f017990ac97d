import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {OpenApiDocument} from '../../src/reference/openapi';
import {filesUnder} from '../../src/translations/paths';
import {simplifiedCharacters} from '../../src/translations/simplified';
import {visitTexts} from '../../src/translations/api/visitTexts';
import {buildFolder, htmlFiles, parsePage} from './build';

const folder = path.join(buildFolder, 'zh-hant');
const read = (file: string): string =>
  readFileSync(path.join(folder, file), 'utf8');
const han = /\p{Script=Han}/u;

/** A run of words that only an English sentence has. */
const englishSentence = /(?:\b[A-Za-z][a-z']*[ ,]+){6,}[a-z]+/;
const englishPhrase = /\b[a-z']{2,}(?: [a-z']{2,}){2,}/;

/** What stays English in Chinese pages: names of licenses and projects. */
const allowed = ['Apache License'];

const prose =
  'article :is(p, li, td, th, h1, h2, h3, h4, figcaption, summary, dt, dd)';

describe('the Chinese site', () => {
  it('has no Simplified character in any page, script or feed', () => {
    const files = filesUnder(folder, '.html', '.js', '.xml', '.json', '.yaml');
    const problems = files.flatMap((file) =>
      simplifiedCharacters(read(file), path.join(folder, file)),
    );
    expect(problems.slice(0, 20)).toEqual([]);
    expect(files.length).toBeGreaterThan(500);
  });

  it('has no English sentence outside code', () => {
    const problems: string[] = [];
    const files = htmlFiles().filter((file) => file.startsWith('zh-hant/'));
    for (const file of files) {
      const $ = parsePage(file);
      $('pre, code, svg, script, style').remove();
      $(prose).each((_, element) => {
        const text = $(element)
          .clone()
          .children('ul, ol, p')
          .remove()
          .end()
          .text()
          .replace(/\s+/g, ' ');
        const isEnglish = han.test(text)
          ? englishSentence.test(text)
          : englishPhrase.test(text);
        if (isEnglish && !allowed.some((one) => text.includes(one))) {
          problems.push(`${file}: ${text.slice(0, 120)}`);
        }
      });
    }
    expect(problems.slice(0, 20)).toEqual([]);
    expect(files.length).toBeGreaterThan(500);
  });

  it('describes itself in Chinese', () => {
    const problems: string[] = [];
    for (const file of htmlFiles()) {
      if (!file.startsWith('zh-hant/')) continue;
      const $ = parsePage(file);
      if ($('meta[http-equiv="refresh"]').length > 0) continue;
      const description = $('meta[name="description"]').attr('content') ?? '';
      if (file.endsWith('404.html')) continue;
      if (!han.test(description)) problems.push(`${file}: ${description}`);
      const title = $('title').text();
      if (
        !file.includes('/schemas/') &&
        !/\p{Script=Han}|^Holt|API/u.test(title)
      ) {
        problems.push(`${file}: ${title}`);
      }
    }
    expect(problems.slice(0, 20)).toEqual([]);
  });

  it('serves the description in Chinese, and the same API', () => {
    const parse = (name: string): OpenApiDocument =>
      JSON.parse(readFileSync(name, 'utf8')) as OpenApiDocument;
    const english = parse(path.join(buildFolder, 'openapi.json'));
    const chinese = parse(path.join(folder, 'openapi.json'));
    let texts = 0;
    const bare = (document: OpenApiDocument): OpenApiDocument =>
      visitTexts(document, () => '');
    visitTexts(chinese, (text) => {
      if (han.test(text)) texts++;
      return text;
    });
    expect(texts).toBeGreaterThan(2000);
    const withoutDoubts = JSON.parse(
      JSON.stringify(bare(english), (key, value: unknown) =>
        key === 'x-uncertain' ? undefined : value,
      ),
    ) as OpenApiDocument;
    expect(bare(chinese)).toEqual(withoutDoubts);
    expect(read('openapi.yaml')).toMatch(/^openapi: 3\.1\.0$/m);
  });

  it('has the same anchors as the English one', () => {
    const problems: string[] = [];
    const anchors = (file: string): string => {
      const $ = parsePage(file);
      return $('article [id]')
        .map((_, element) => $(element).attr('id'))
        .get()
        .join(' ');
    };
    for (const file of htmlFiles()) {
      if (file.startsWith('zh-hant') || !file.startsWith('docs/')) continue;
      if (anchors(file) !== anchors(`zh-hant/${file}`)) problems.push(file);
    }
    expect(problems.slice(0, 20)).toEqual([]);
  });

  it('has feeds and a sitemap of its own', () => {
    expect(read('blog/rss.xml')).toContain('<language>zh-Hant-TW</language>');
    for (const feed of ['blog/rss.xml', 'blog/atom.xml']) {
      const titles = [...read(feed).matchAll(/<title[^>]*>(.*?)<\/title>/gs)];
      expect(titles.length).toBeGreaterThan(3);
      for (const [, title = ''] of titles.slice(1)) expect(title).toMatch(han);
    }
    const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)];
    expect(addresses.length).toBeGreaterThan(500);
    for (const [, address = ''] of addresses) {
      expect(new URL(address).pathname).toMatch(/^\/zh-hant(\/|$)/);
    }
  });
});
