import type {PageChecks} from '../crawl';
import {getText} from '../dom';
import {chinese, sources} from '../sources';

/** What a page says differently, or to programs alone; each with the reason. */
const exceptions: [RegExp, string][] = [
  [/\$ref$/, 'is an address, which other checks follow'],
  [/\.pattern$|\.format$|contentMediaType$/, 'is for programs'],
  [/\.(?:effect|responds)$/, 'is a word of its own on the page'],
  [/x-(?:sidebar-label|group)$/, 'stands in the sidebar'],
  [/^x-home\./, 'stands on the home page'],
  [/\.id$|x-layer$/, 'is an address or the place in a picture'],
  [/^name$/, 'is the name of the service, whose display name is shown'],
  [
    /^arazzo|version$|sourceDescriptions|(?:workflow|step|operation)Id$|criteria|successCriteria|onFailure|outputs/,
    'is what the runner of a guide reads',
  ],
  [/inputs\..*type$|contentType$/, 'is what the runner of a guide reads'],
  [/(?:^info|workflows\.\d+)\.summary$/, 'stands in the list of guides'],
  [/x-guide\.result$/, 'is said when the guide has run'],
  [/x-connect-errors\.\d+\.backend$/, 'groups the errors on their page'],
  [/payload/, 'is filled in, and stands so in the samples'],
];

/** Letters and digits only. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The sentences of a text, without what Markdown does not show. */
const listSentences = (text: string): string[] =>
  text
    // Diagrams, which are drawn.
    .replace(/```[^]*?```/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .split('\n')
    .map((line) => line.replace(/^\s*\d+\. /, ''))
    .flatMap((line) => line.split(/(?<=[.。:：])(?=\s|[^\s.])/))
    .map(bare)
    .filter((one) => one !== '');

/** The Chinese of a text, whose paragraphs are translated one by one. */
const inChinese = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => chinese.get(part) ?? chinese.get(part.trim()) ?? part)
    .join('\n\n');

interface Leaf {
  keys: string;
  text: string;
}

/** Every text of a part of the description, with the keys that lead to it. */
function listLeaves(value: unknown, keys = ''): Leaf[] {
  if (typeof value === 'string') {
    // A list says what it is a list of.
    return value === 'array' || exceptions.some(([one]) => one.test(keys))
      ? []
      : [{keys, text: value}];
  }
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, one]) =>
        listLeaves(one, keys === '' ? key : `${keys}.${key}`),
      )
    : [];
}

const leaves = new Map(
  sources.map(({path, data}) => [path, listLeaves(data)] as const),
);

export const leavesChecks: PageChecks = {
  'says every text of its source in its language': ({all, path, locale}) => {
    const wanted = leaves.get(path);
    const [main] = all('main');
    if (!wanted || !main) return [];
    const shown = bare(
      getText(main, ({name}) => name === 'script' || name === 'svg'),
    );
    return wanted.flatMap(({keys, text}) => {
      // Code has texts of several lines as JSON writes them.
      if (shown.includes(bare(JSON.stringify(text)))) return [];
      // Fields of the request are filled in.
      const said = keys.endsWith('.message')
        ? text.replace(/\{\w+\}/g, '\n')
        : text;
      return listSentences(locale.name === 'en' ? said : inChinese(said))
        .filter((one) => !shown.includes(one))
        .map((one) => `lacks ${keys}: ${one.slice(0, 80)}`);
    });
  },
};
