import {listFilesUnder} from '../../../src/api/files/filesUnder';
import {getRemedyWords} from '../../../src/search/record';
import {findSimplifiedCharacters} from '../../../src/translations/simplified';
import {readBuilt} from '../build';
import {
  contentOnly,
  type OpenPage,
  type PageChecks,
  type SiteChecks,
} from '../crawl';
import {getText, isIn} from '../dom';
import {getRecords} from '../searchFiles';

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

const blocks = 'p li td th h1 h2 h3 h4 figcaption summary dt dd'.split(' ');

/** Code and drawings, which stay English, and blocks with a turn of their own. */
const apart = new Set('pre code svg script style ul ol p'.split(' '));

/** What the blocks of a page say outside code, each on one line. */
const listProse = ({all}: OpenPage): string[] =>
  all(...blocks)
    .filter((one) => isIn(one, 'article'))
    .map(({children}) =>
      children
        .map((child) => getText(child, ({name}) => apart.has(name)))
        .join('')
        .replace(/\s+/g, ' '),
    );

const listSimplified = (text: string): string[] =>
  findSimplifiedCharacters(text.replace(ascii, ' ')).map(
    ({message}) => message,
  );

const inChinese =
  (check: (page: OpenPage) => string[]) =>
  (page: OpenPage): string[] =>
    page.locale.name === 'zh-hant' ? check(page) : [];

export const chineseChecks: PageChecks = {
  'has no Simplified character where it is Chinese': inChinese(({html}) =>
    listSimplified(html),
  ),

  'has no English sentence where it is Chinese': inChinese((page) =>
    listProse(page)
      .filter(isEnglish)
      .map((text) => text.slice(0, 120)),
  ),

  'describes itself in Chinese where it is Chinese': inChinese(
    contentOnly(({all, meta, path}) => {
      const title = getText(all('title')[0] ?? {type: ''});
      // Names of schemas, and of the site, are the same in every language.
      const isName = path.includes('/schemas/') || /^Holt|API/.test(title);
      return [meta('description') ?? '', ...(isName ? [] : [title])].filter(
        (text) => !han.test(text),
      );
    }),
  ),
};

export const chineseSiteChecks: SiteChecks = {
  'has the same anchors in both languages': (pages) =>
    [...pages.values()]
      .filter(
        ({locale, path}) => locale.prefix === '' && path.startsWith('/docs'),
      )
      .filter(
        ({file, anchors}) => pages.get(`zh-hant/${file}`)?.anchors !== anchors,
      )
      .map(({file}) => file),

  'has no Simplified character beside the Chinese pages': () => {
    // The search knows what Simplified characters its readers may type; what it
    // shows is looked at here.
    const shown = [
      ...getRecords('/zh-hant').flatMap((record) => [
        record.title,
        record.context,
        record.text,
        ...getRemedyWords(record),
      ]),
    ].join('\n');
    const files = listFilesUnder(
      'build/zh-hant',
      '.js',
      '.xml',
      '.json',
      '.yaml',
      '.txt',
    )
      .filter((file) => file !== 'search.json')
      .map((file): [string, string] => [file, readBuilt(`zh-hant/${file}`)]);
    return [...files, ['search', shown] as const].flatMap(([file, content]) =>
      listSimplified(content).map((fault) => `${file}: ${fault}`),
    );
  },
};
