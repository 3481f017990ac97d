import path from 'node:path';
import groupBy from 'es-toolkit/compat/groupBy';
import {Feed} from 'feed';
import type {BookChange, ChangesBook} from '../changes/book';
import {isForCallers, next, type History} from '../changes/history';
import {findKindIn} from '../changes/compare';
import {getMovedPages} from '../changes/movedPages';
import type {RuleTableData} from '../changes/pageData';
import {ratingTexts} from '../changes/ratingTexts';
import type {Direction} from '../changes/reach';
import {rules, getVerdict, type Kind} from '../changes/rules';
import {
  getOperationName,
  writeSentence,
  getServiceKey,
} from './pages/changeSentences';
import {escapeHtml} from '../api/escapeHtml';
import {changesLink, getFeedLink, getVersionLink} from '../api/links';
import {changeLink} from './pages/changeItems';
import {getLocaleAddress, locales, site} from '../site';
import type {Bundle} from './bundler';
import {writeFile} from './folder';
import type {LocalContext} from './locale';
import {inlineText} from './pages/context';
import {
  changeDataFile,
  getChangesFile,
  movedPagesFile,
  getStaticFolder,
} from './paths';

export function createChangesBook(
  {t}: LocalContext,
  history: History,
): ChangesBook {
  const versions = [...history.versions].reverse();
  return {
    versions: versions.map(({version = next, date}) => ({
      version,
      ...(date !== undefined && {date}),
    })),
    changes: versions.flatMap(({version, changes}) =>
      changes.filter(isForCallers).flatMap((change) => {
        const {touches, todo} = change;
        const alike = groupBy(touches, ({rating, directions = []}) =>
          [rating, ...directions].join(),
        );
        return Object.values(alike).map((group): BookChange => {
          const {rating, directions = [undefined]} = group[0]!;
          return {
            version: version ?? next,
            rating,
            change: writeSentence(change, t),
            why: directions.map((side) =>
              t.loose(getVerdict(findKindIn(change, side), side).why),
            ),
            ...(todo !== undefined && {todo}),
            operations: group.map(({operation}) => getOperationName(operation)),
            page: changeLink(change, version),
          };
        });
      }),
    ),
  };
}

/** Renders one line of Markdown, which contains no markup except code. */
const renderHtml = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

/** A feed of the versions with their changes, for one service or all. */
function createFeed(
  {locale, reference, t}: LocalContext,
  history: History,
  service?: string,
): Feed {
  const base = getLocaleAddress(locale).replace(/\/$/, '');
  const known = reference.services.find(({key}) => key === service);
  const name = known?.displayName ?? t('{product} API');
  const released = history.versions.filter(
    ({version}) => version !== undefined,
  );
  const [newest] = released;
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
    updated: new Date(newest?.date ?? 0),
    feedLinks: {
      atom: base + getFeedLink('atom', service),
      rss: base + getFeedLink('rss', service),
    },
    generator: site.name,
  });
  for (const {version = '', date = '', changes} of released) {
    const own = changes
      .filter(isForCallers)
      .filter(
        ({subject}) =>
          service === undefined || getServiceKey(subject) === service,
      );
    const isFirst = version === history.first.version;
    if (own.length === 0 && !isFirst && service !== undefined) continue;
    const items = own.map(
      (change) =>
        `<li><strong>${escapeHtml(t(ratingTexts[change.rating]))}</strong>${escapeHtml(t(': '))}${renderHtml(writeSentence(change, t))}${
          change.todo ? ` ${renderHtml(change.todo)}` : ''
        }</li>`,
    );
    const text = isFirst
      ? t(
          '{version} is the first version whose changes are recorded, so this page lists none.',
          {version},
        )
      : t('This version changes nothing that callers or readers would notice.');
    const address = base + getVersionLink(version);
    feed.addItem({
      id: service === undefined ? address : `${address}#${service}`,
      link: address,
      title: t('Changes in {version}', {version}),
      date: new Date(date),
      content:
        items.length > 0
          ? `<ul>${items.join('')}</ul>`
          : `<p>${escapeHtml(text)}</p>`,
    });
  }
  return feed;
}

/** Schema rules do not apply to calls. */
const isInTable = (kind: Kind): boolean => !kind.startsWith('schema-');

function getRuleTable(context: LocalContext): RuleTableData {
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
export function writeChanges(
  siteDir: string,
  bundle: Bundle,
  described: LocalContext,
): void {
  const {history, locale, reference} = described;
  writeFile(
    path.join(siteDir, changeDataFile(locale)),
    JSON.stringify(getRuleTable(described)),
  );
  const moved = history ? getMovedPages(history, bundle, reference) : {};
  writeFile(path.join(siteDir, movedPagesFile), JSON.stringify(moved));
  if (!history) return;
  const book = createChangesBook(described, history);
  writeFile(path.join(siteDir, getChangesFile(locale)), JSON.stringify(book));
  for (const key of [undefined, ...reference.services.map((one) => one.key)]) {
    const feed = createFeed(described, history, key);
    const file = (kind: 'atom' | 'rss'): string =>
      path.join(siteDir, getStaticFolder(locale), getFeedLink(kind, key));
    writeFile(file('atom'), feed.atom1());
    writeFile(file('rss'), feed.rss2());
  }
}
