import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFilesUnder} from '../../../src/files/filesUnder';
import {
  listEntries,
  readNames,
  readTexts,
  collectTexts,
} from '../../../src/search/data';
import {findSimplifiedCharacters} from '../../../src/translations/simplified';
import {buildFolder} from '../build';
import {pages} from '../crawl';
import {isChinese} from '../crawl/page';
import {getSearchFiles} from '../searchFiles';

const folder = path.join(buildFolder, 'zh-hant');
const read = (file: string): string =>
  readFileSync(path.join(folder, file), 'utf8');
/** Most of a file, which need not be looked at one by one. */
const ascii = /[\s -~]+/g;

const han = /\p{Script=Han}/u;

/** A run of words that only an English sentence has. */
const englishSentence = /(?:\b[A-Za-z][a-z']*[ ,]+){6,}[a-z]+/;
const englishPhrase = /\b[a-z']{2,}(?: [a-z']{2,}){2,}/;

/** What stays English in Chinese pages: names of licenses and projects. */
const allowed = ['Apache License'];

const isEnglish = (text: string): boolean =>
  (han.test(text) ? englishSentence : englishPhrase).test(text) &&
  !allowed.some((one) => text.includes(one));

const chinese = [...pages.values()].filter(({file}) => isChinese(file));

describe('the Chinese site', () => {
  it('has no Simplified character in any page, script or feed', () => {
    // The search knows what Simplified characters its readers may type; what it
    // shows is looked at below.
    const files = listFilesUnder(
      folder,
      '.html',
      '.js',
      '.xml',
      '.json',
      '.yaml',
    ).filter((file) => !/^search\/(?:names|text)\./.test(file));
    const problems = files.flatMap((file) => {
      const text = read(file);
      return findSimplifiedCharacters(text.replace(ascii, ''), '').length > 0
        ? findSimplifiedCharacters(text, path.join(folder, file))
        : [];
    });
    expect(problems.slice(0, 20)).toEqual([]);
    expect(files.length).toBeGreaterThan(500);
  });

  it('has no Simplified character in what the search shows', () => {
    const {names, text} = getSearchFiles('/zh-hant');
    const data = readNames(names);
    const shown = [
      ...listEntries(data).flatMap(({title, context}) => [title, context]),
      ...collectTexts(readTexts(text, data)),
    ];
    expect(findSimplifiedCharacters(shown.join('\n'), 'search')).toEqual([]);
    expect(shown.some((one) => han.test(one))).toBe(true);
  });

  it('has no English sentence outside code', () => {
    const problems = chinese.flatMap(({file, prose}) =>
      prose.filter(isEnglish).map((text) => `${file}: ${text.slice(0, 120)}`),
    );
    expect(problems.slice(0, 20)).toEqual([]);
    expect(chinese.length).toBeGreaterThan(500);
  });

  it('describes itself in Chinese', () => {
    const problems = chinese
      .filter(
        ({file, refresh}) =>
          !file.endsWith('404.html') && refresh === undefined,
      )
      .flatMap(({file, title, description}) => [
        ...(han.test(description) ? [] : [`${file}: ${description}`]),
        ...(file.includes('/schemas/') ||
        /\p{Script=Han}|^Holt|API/u.test(title)
          ? []
          : [`${file}: ${title}`]),
      ]);
    expect(problems.slice(0, 20)).toEqual([]);
  });

  it('has the same anchors as the English one', () => {
    const problems = [...pages.values()]
      .filter(({file}) => file.startsWith('docs/'))
      .filter(({file, anchors}) => {
        const twin = pages.get(`zh-hant/${file}`);
        return twin?.anchors.join(' ') !== anchors.join(' ');
      })
      .map(({file}) => file);
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
