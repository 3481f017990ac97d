import groupBy from 'es-toolkit/compat/groupBy';
import {Feed} from 'feed';
import {escapeHtml} from '../api/escapeHtml';
import {changesLink, getFeedLink, getVersionLink} from '../api/links';
import type {BookChange, ChangesBook} from '../changes/book';
import {isForCallers, next, type History} from '../changes/history';
import {getMovedPages} from '../changes/movedPages';
import type {RuleTableData, VersionData} from '../changes/pageData';
import {ratingTexts} from '../changes/ratingTexts';
import type {Direction} from '../changes/reach';
import {getVerdict, rules, type Kind} from '../changes/rules';
import {getLocaleAddress, locales, site} from '../site';
import type {Bundle} from './bundler';
import {writeFile} from './folder';
import type {LocalSite} from './locale';
import {changeLink, getVersions} from './pages/changeItems';
import {getOperationName, writeSentence} from './pages/changeSentences';
import {renderHtml} from './pages/contents';
import {inlineText} from './pages/context';
import {
  changeDataFile,
  getChangesFile,
  getStaticFolder,
  movedPagesFile,
} from './paths';

function createChangesBook({t}: LocalSite, history: History): ChangesBook {
  const versions = [...history.versions].reverse();
  return {
    versions: versions.map(({version = next, date}) => ({
      version,
      ...(date !== undefined && {date}),
    })),
    changes: versions.flatMap(({version = next, changes}) =>
      changes.filter(isForCallers).flatMap((change) => {
        const {touches, todo} = change;
        const alike = groupBy(touches, ({rating, directions = []}) =>
          [rating, ...directions].join(),
        );
        return Object.values(alike).map((group): BookChange => {
          const {rating, directions = [undefined]} = group[0]!;
          return {
            version,
            rating,
            change: writeSentence(change, t),
            why: directions.map((side) =>
              t.loose(getVerdict(change.kind, side).why),
            ),
            ...(todo !== undefined && {todo: t.loose(todo)}),
            operations: group.map(({operation}) => getOperationName(operation)),
            page: changeLink(change, version),
          };
        });
      }),
    ),
  };
}

/** A feed of the versions with their changes, for one service or all. */
function createFeed(
  {locale, reference, t}: LocalSite,
  versions: readonly VersionData[],
  service?: string,
): Feed {
  const base = getLocaleAddress(locale).replace(/\/$/, '');
  const known = reference.services.find(({key}) => key === service);
  const name = known?.displayName ?? t('{product} API');
  const released = versions.filter(({version}) => version !== undefined);
  const feed = new Feed({
    id: `${base}${changesLink}${service ? `#${service}` : ''}`,
    link: base + changesLink,
    title: `${name}${t(': ')}${t('Changes')}`,
    description: t(
      'What has changed in the {product} API, version by version: what breaks, what is deprecated, what is new.',
    ),
    language: locales[locale].htmlLang,
    copyright: '',
    // Not the build time, so that the same description produces the same feed.
    updated: new Date(released[0]?.date ?? 0),
    feedLinks: {
      atom: base + getFeedLink('atom', service),
      rss: base + getFeedLink('rss', service),
    },
    generator: site.name,
  });
  for (const {version = '', date = '', changes, none} of released) {
    const own = changes.filter((one) => !service || one.service === service);
    const isFirst = version === released.at(-1)?.version;
    if (own.length === 0 && !isFirst && service !== undefined) continue;
    const items = own.map(({rating, text, todo}) => {
      const parts = [text, todo].map((part) => part.map(renderHtml).join(''));
      return `<li><strong>${escapeHtml(t(ratingTexts[rating]))}</strong>${escapeHtml(t(': '))}${parts.join(' ').trim()}</li>`;
    });
    const address = base + getVersionLink(version);
    feed.addItem({
      id: service === undefined ? address : `${address}#${service}`,
      link: address,
      title: t('Changes in {version}', {version}),
      date: new Date(date),
      content:
        items.length > 0
          ? `<ul>${items.join('')}</ul>`
          : `<p>${escapeHtml(none)}</p>`,
    });
  }
  return feed;
}

/** Schema rules do not apply to calls. */
const isInTable = (kind: Kind): boolean => !kind.startsWith('schema-');

function getRuleTable(context: LocalSite): RuleTableData {
  const {t} = context;
  const verdict = (kind: Kind, side: Direction) => {
    const {rating, why} = getVerdict(kind, side);
    return {
      rating: t(ratingTexts[rating]),
      why: inlineText(t.loose(why), context),
    };
  };
  return {
    rules: (Object.keys(rules) as Kind[]).filter(isInTable).map((kind) => {
      const rule = rules[kind];
      return {
        what: t.loose(rule.what),
        ...('call' in rule && {call: verdict(kind, 'request')}),
        ...('request' in rule && {request: verdict(kind, 'request')}),
        ...('response' in rule && {response: verdict(kind, 'response')}),
      };
    }),
  };
}

/** Writes the rules, the list of changes, and the feeds of a locale. */
export function writeChanges(bundle: Bundle, local: LocalSite): void {
  const {history, locale, reference} = local;
  writeFile(changeDataFile(locale), JSON.stringify(getRuleTable(local)));
  const moved = history
    ? getMovedPages(history, bundle.releases, reference)
    : {};
  writeFile(movedPagesFile, JSON.stringify(moved));
  if (!history) return;
  const book = createChangesBook(local, history);
  writeFile(getChangesFile(locale), JSON.stringify(book));
  const versions = getVersions(history, local);
  for (const key of [undefined, ...reference.services.map((one) => one.key)]) {
    const feed = createFeed(local, versions, key);
    const file = (kind: 'atom' | 'rss'): string =>
      getStaticFolder(locale) + getFeedLink(kind, key);
    writeFile(file('atom'), feed.atom1());
    writeFile(file('rss'), feed.rss2());
  }
}
