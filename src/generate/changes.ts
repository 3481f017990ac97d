import groupBy from 'es-toolkit/compat/groupBy';
import {Feed} from 'feed';
import {changesLink, getFeedLink, getVersionLink} from '../api/links';
import type {BookChange, ChangesBook} from '../changes/book';
import {isForCallers, next, type History} from '../changes/history';
import {getMovedPages} from '../changes/movedPages';
import {ratingTexts} from '../changes/ratingTexts';
import {getVerdict, rules, type Kind, type Rule} from '../changes/rules';
import {getLocaleAddress, locales, site} from '../site';
import type {Bundle} from './bundler';
import {writeFile, writeFolder} from './folder';
import type {LocalSite} from './locale';
import {getOperationName, writeSentence} from './pages/changeSentences';
import {changeLink, getEmptyText, listChanges} from './pages/changesPages';
import {renderHtml} from './pages/contentPage';
import {renderRichText} from './pages/context';
import {writeTable} from './pages/markdown';
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
  local: LocalSite,
  history: History,
  service?: string,
): Feed {
  const {locale, reference, t} = local;
  const base = getLocaleAddress(locale).replace(/\/$/, '');
  const known = reference.services.find(({key}) => key === service);
  const name = known?.displayName ?? t('{product} API');
  const released = history.versions.filter(({date}) => date !== undefined);
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
  for (const one of released) {
    const {version = '', date = ''} = one;
    const list = listChanges(one, local, service);
    const isFirst = version === history.first.version;
    if (list === '' && !isFirst && service !== undefined) continue;
    const text = list || getEmptyText(version, history, local);
    const address = base + getVersionLink(version);
    feed.addItem({
      id: service === undefined ? address : `${address}#${service}`,
      link: address,
      title: t('Changes in {version}', {version}),
      date: new Date(date),
      content: renderRichText(text, local).map(renderHtml).join(''),
    });
  }
  return feed;
}

/** Schema rules do not apply to calls. */
const isInTable = (kind: Kind): boolean => !kind.startsWith('schema-');

/** The rules in a Markdown table: a row for each place of a kind of change. */
function writeRuleTable({t}: LocalSite): string {
  const titles = {
    call: t('In a call'),
    request: t('In a request'),
    response: t('In a response'),
  };
  const rows = (Object.keys(rules) as Kind[])
    .filter(isInTable)
    .flatMap((kind) =>
      (['call', 'request', 'response'] as const).flatMap((place) => {
        const rule: Rule = rules[kind];
        const verdict = rule[place];
        if (!verdict) return [];
        const rating = `**${t(ratingTexts[verdict.rating])}**`;
        return [
          [
            t.loose(rule.what),
            titles[place],
            rating + t(': ') + t.loose(verdict.why),
          ],
        ];
      }),
    );
  const head = [t('Change'), t('Place'), t('Rating')];
  return writeTable(head, rows);
}

/** Writes the rules, the list of changes, and the feeds of a locale. */
export function writeChanges(bundle: Bundle, local: LocalSite): void {
  const {history, locale, reference} = local;
  writeFile(
    changeDataFile(locale),
    JSON.stringify({text: renderRichText(writeRuleTable(local), local)}),
  );
  const moved = history
    ? getMovedPages(history, bundle.releases, reference)
    : {};
  writeFile(movedPagesFile, JSON.stringify(moved));
  if (!history) return;
  const book = createChangesBook(local, history);
  writeFile(getChangesFile(locale), JSON.stringify(book));
  const files = [undefined, ...reference.services.map((one) => one.key)]
    .map((key) => ({key, feed: createFeed(local, history, key)}))
    .flatMap(({key, feed}): [string, string][] => [
      [getFeedLink('atom', key).slice(1), feed.atom1()],
      [getFeedLink('rss', key).slice(1), feed.rss2()],
    ]);
  // The only XML of the folder: this deletes the feeds of removed services.
  writeFolder(getStaticFolder(locale), '.xml', new Map(files));
}
