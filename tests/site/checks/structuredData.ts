import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildFolder, getFile} from '../build';
import {pages} from '../crawl';
import {site} from '../../../src/site';
import {addressesIn, readStructuredData} from '../structured/read';

const read = [...pages.values()]
  .filter(({refresh}) => refresh === undefined)
  .map((page) => ({
    page,
    ...readStructuredData(
      readFileSync(path.join(buildFolder, page.file), 'utf8'),
    ),
  }));

const getKinds = (route: string): string[] =>
  read
    .filter(({page}) => page.route === route)
    .flatMap(({data}) => data.map((one) => one['@type']))
    .sort();

describe('structured data', () => {
  it('has the shape that search engines ask for, on every page', () => {
    const problems = read.flatMap(({page, problems: found}) =>
      found.map((problem) => `${page.file}: ${problem}`),
    );
    expect(problems.slice(0, 20)).toEqual([]);
    expect(read.length).toBeGreaterThan(1000);
  });

  it('names only pages that exist', () => {
    const broken = read.flatMap(({page, data}) =>
      addressesIn(data)
        .map((address) => new URL(address))
        .filter(({origin, pathname}) => {
          return origin !== site.url || !getFile(pathname);
        })
        .map(({href}) => `${page.file}: ${href}`),
    );
    expect(broken.slice(0, 20)).toEqual([]);
  });

  it('says of each document what its page says', () => {
    const documents = read.flatMap(({page, data}) =>
      data
        .filter((one) => one['@type'] === 'TechArticle')
        .map((article) => ({page, article})),
    );
    const wrong = documents
      .filter(
        ({page, article}) =>
          article.url !== page.canonical ||
          article.inLanguage !== page.language ||
          article.description !== page.description ||
          !page.title.startsWith(article.headline),
      )
      .map(({page}) => page.file);
    expect(wrong).toEqual([]);
    const expected = read.filter(
      ({page: {route}}) =>
        /^(?:\/zh-hant)?\/docs(?:\/|$)/.test(route) &&
        // Docusaurus lists documents on these; that of the API is one itself.
        !/\/category\/(?!api$)/.test(route),
    );
    expect(documents.map(({page}) => page.file).sort()).toEqual(
      expected.map(({page}) => page.file).sort(),
    );
    expect(expected.length).toBeGreaterThan(900);
  });

  it.each([
    ['/', ['WebSite']],
    ['/zh-hant', ['WebSite']],
    ['/docs/intro', ['BreadcrumbList', 'TechArticle']],
    ['/docs', ['TechArticle']],
    ['/docs/category/api', ['BreadcrumbList', 'TechArticle']],
    ['/docs/category/guides', ['BreadcrumbList']],
    ['/docs/api/scope-list-scopes', ['BreadcrumbList', 'TechArticle']],
    ['/zh-hant/docs/guides/quickstart', ['BreadcrumbList', 'TechArticle']],
    ['/blog', ['Blog']],
    ['/blog/welcome', ['BlogPosting']],
    ['/404', []],
  ])('of %s is %j', (route, kinds) => {
    expect(getKinds(route)).toEqual(kinds);
  });

  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'Lists pools',
    description: 'Lists pools.',
    url: `${site.url}/docs`,
    inLanguage: 'en',
  };
  const inPage = (...data: object[]): string =>
    data
      .map(
        (one) =>
          `<script type="application/ld+json">${JSON.stringify(one)}</script>`,
      )
      .join('');

  it('is right in the example of these tests', () => {
    expect(readStructuredData(inPage(article)).problems).toEqual([]);
  });

  it.each([
    ['no JSON', '<script type="application/ld+json">{</script>'],
    ['twice', inPage(article, article)],
    ['url', inPage({...article, url: '/docs'})],
    ['url', inPage({...article, url: `${site.url}.evil.example/docs`})],
    ['headline', inPage({...article, headline: ' '})],
    ['inLanguage', inPage({...article, inLanguage: 'zh'})],
    ['@type', inPage({...article, '@type': 'Person'})],
    ['datePublished', inPage({...article, datePublished: '2026-01-01'})],
    ['author', inPage({...article, author: {'@type': 'Person', name: 'A'}})],
    ['@context', inPage({...article, '@context': 'http://evil.example'})],
  ])('with a fault in %s would be found', (word, html) => {
    expect(readStructuredData(html).problems.join('\n')).toContain(word);
  });
});
