import {XMLValidator} from 'fast-xml-parser';
import {listFilesUnder} from '../../../src/api/files/filesUnder';
import {site} from '../../../src/site';
import {locales} from '../../e2e/addresses';
import {buildFolder, readBuilt} from '../build';
import type {Locale, Pages, SiteChecks} from '../crawl';

const addressesOf = (pages: Pages, locale: Locale, pattern = /^/): string[] =>
  [...pages.values()]
    .filter((page) => page.isContent && page.locale === locale)
    .filter(({path}) => pattern.test(path))
    .map(({canonical}) => canonical);

const listAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

const compare = (shown: string[], wanted: string[]): string[] => [
  ...wanted.filter((one) => !shown.includes(one)).map((one) => `lacks ${one}`),
  ...shown
    .filter((one, at) => !wanted.includes(one) || shown.indexOf(one) !== at)
    .map((one) => `has ${one} for nothing or twice`),
];

/** What entries of a feed have: of posts more than of versions. */
const parts = {
  rss: {posts: ['title', 'guid', 'description'], changes: ['title', 'guid']},
  atom: {
    posts: ['title', 'id', 'summary', 'author'],
    changes: ['title', 'id', 'content'],
  },
};

/** What is wrong with a feed of posts or of versions, RSS or Atom. */
function listFeedFaults(
  of: 'posts' | 'changes',
  kind: 'rss' | 'atom',
  locale: Locale,
  posts: string[],
): string[] {
  const folder = of === 'posts' ? 'blog' : 'changes';
  const file = `${locale.prefix}/${folder}/${kind}.xml`;
  const xml = readBuilt(file);
  const isRss = kind === 'rss';
  const entries = listAll(xml, /<(?:item|entry)>([^]*?)<\/(?:item|entry)>/g);
  const links = entries.flatMap((one) =>
    listAll(one, isRss ? /<link>([^<]*)</g : /<link href="([^"]*)"/g),
  );
  const dates = entries.flatMap((one) =>
    listAll(one, isRss ? /<pubDate>([^<]*)</g : /<updated>([^<]*)</g),
  );
  const times = dates.map((date) => Date.parse(date));
  return [
    ...compare(links, posts),
    ...parts[kind][of]
      .filter((name) => entries.some((one) => !one.includes(`<${name}`)))
      .map((name) => `an entry without ${name}`),
    ...(times.length === posts.length &&
    times.every((time, at) => at === 0 || time <= (times[at - 1] ?? NaN))
      ? []
      : [`${dates.join()} do not fall`]),
    ...(isRss && !xml.includes(`<language>${locale.htmlLang}</language>`)
      ? ['is of no language']
      : []),
  ].map((fault) => `${file}: ${fault}`);
}

/** Checks the feeds of all languages, whose entries are pages with such paths. */
const feedsOf =
  (of: 'posts' | 'changes', paths: RegExp): SiteChecks[string] =>
  (pages) =>
    locales.flatMap((locale) =>
      (['rss', 'atom'] as const).flatMap((kind) =>
        listFeedFaults(of, kind, locale, addressesOf(pages, locale, paths)),
      ),
    );

export const feedSiteChecks: SiteChecks = {
  'has a sitemap that names every page once': (pages) =>
    locales.flatMap((locale) => {
      const file = `${locale.prefix}/sitemap.xml`;
      const named = listAll(readBuilt(file), /<loc>([^<]*)</g);
      return compare(named, addressesOf(pages, locale)).map(
        (fault) => `${file}: ${fault}`,
      );
    }),

  'has feeds that name every post, newest first': feedsOf(
    'posts',
    /^\/blog\/(?:.+-post|welcome)$/,
  ),

  'has feeds of changes that name every version': feedsOf(
    'changes',
    /^\/docs\/api\/changes\/v/,
  ),

  'has feeds with whole addresses, and no XML that is broken': () =>
    listFilesUnder(buildFolder, '.xml').flatMap((file) => {
      const xml = readBuilt(file);
      const valid = XMLValidator.validate(xml);
      const partial = listAll(xml, / (?:href|src)="([^"]*)"/g).filter(
        (one) => !/^(?:https?:|mailto:|data:)/.test(one),
      );
      return [...(valid === true ? [] : [valid.err.msg]), ...partial].map(
        (fault) => `${file}: ${fault}`,
      );
    }),

  'has a search description that leads to its search': () =>
    compare(listAll(readBuilt('/opensearch.xml'), /template="([^"]*)"/g), [
      `${site.url}/?q={searchTerms}`,
    ]),
};
