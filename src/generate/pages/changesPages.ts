import sortBy from 'es-toolkit/compat/sortBy';
import {
  changes as changesId,
  changesLink,
  getFeedLink,
  getOperationLink,
  getSchemaLink,
  getStaticLink,
  getVersionLink,
  versioningLink,
} from '../../api/links';
import {
  getFullName,
  getLastPart,
  getOwner,
  getShortSchemaName,
} from '../../api/names';
import {
  linkToSchema,
  type ContentPageData,
  type PageLink,
} from '../../api/pageData';
import type {RichText} from '../../api/richText';
import type {Change} from '../../changes/compare';
import {
  isForCallers,
  isShown,
  next,
  type DatedChange,
  type History,
  type VersionChanges,
} from '../../changes/history';
import {ratingTexts} from '../../changes/ratingTexts';
import {getVerdict, ratings} from '../../changes/rules';
import type {Touch} from '../../changes/touches';
import {
  getOperationName,
  getServiceKey,
  isOperation,
  writeSentence,
} from './changeSentences';
import {heading, showContent} from './contentPage';
import {renderRichText, type PageContext, type Site} from './context';
import {escapeMarkdown, writeLink} from './markdown';
import type {Page} from './page';

const ratingTitles = {
  breaking: 'Breaking',
  deprecated: 'Deprecated',
  additive: 'New',
  documentation: 'Documentation only',
} as const;

const changeAnchor = ({kind, subject}: Change): string => `${kind}.${subject}`;

/** URL of its item on the version's page, or of the page. */
export function changeLink(
  change: DatedChange,
  version: string | undefined,
): string {
  if (version === undefined || version === next)
    return `${changesLink}#${next}`;
  const page = getVersionLink(version);
  return isForCallers(change) ? `${page}#${changeAnchor(change)}` : page;
}

const sortChanges = (changes: readonly DatedChange[]): DatedChange[] =>
  sortBy(changes, [
    ({rating}) => ratings.indexOf(rating),
    ({kind}) => (kind.startsWith('operation') ? 0 : 1),
    ({subject}) => getServiceKey(subject),
    ({subject}) => subject,
  ]);

/** Text for a version without changes. */
export const getEmptyText = (
  version: string | undefined,
  {first}: History,
  {t}: PageContext,
): string =>
  version === first.version
    ? t(
        '{version} is the first version whose changes are recorded, so this page lists none.',
        {version},
      )
    : t('This version changes nothing that callers or readers would notice.');

/**
 * What callers notice of a version: a list in Markdown, empty if it is nothing.
 *
 * @param service key of the one whose changes are listed; all by default
 */
export function listChanges(
  {changes}: VersionChanges,
  {t}: PageContext,
  service?: string,
): string {
  return sortChanges(changes.filter(isForCallers))
    .filter(({subject}) => !service || getServiceKey(subject) === service)
    .map((change) => {
      const rating = `**${t(ratingTexts[change.rating])}**`;
      const todo = change.todo ? ` ${t.loose(change.todo)}` : '';
      return `- ${rating}${t(': ')}${writeSentence(change, t)}${todo}`;
    })
    .join('\n');
}

/** Deprecated operations and fields, with the version that deprecated them. */
function findDeprecated(
  {deprecatedSince}: History,
  {reference, t}: PageContext,
): (PageLink & {about?: string})[] {
  const operations = [...reference.operations.values()].map((one) => ({
    deprecated: one.deprecated,
    name: one.rpc,
    to: getOperationLink(one),
    fullName: getFullName(one.path),
  }));
  const fields = [...reference.schemas.values()].flatMap((schema) =>
    schema.fields.map(({name, deprecated}) => ({
      deprecated,
      name: `${schema.shortName}.${name}`,
      to: `${getSchemaLink(schema)}#field.${name}`,
      fullName: `${schema.name}.${name}`,
    })),
  );
  return [...operations, ...fields]
    .filter(({deprecated}) => deprecated)
    .map(({name, to, fullName}) => {
      const version = deprecatedSince.get(fullName);
      const isReleased = version !== undefined && version !== next;
      return {
        name,
        to,
        ...(isReleased && {about: t('deprecated since {version}', {version})}),
      };
    });
}

/** The versions after the first, each with its changes below a heading. */
const writeVersions = (history: History, context: PageContext): string[] =>
  history.versions
    .filter(({version}) => version !== history.first.version)
    .map((one) => {
      const {version, date} = one;
      const {t} = context;
      const title = version
        ? `[${version}](${getVersionLink(version)})`
        : t('Not released yet');
      const about =
        date ??
        t(
          'Changes that are not in a released version yet. They may still change.',
        );
      const list =
        listChanges(one, context) || getEmptyText(version, history, context);
      return [heading(version ?? next, title), about, list].join('\n\n');
    });

/** Links to both formats of a feed, in Markdown. */
const linkFeeds = (t: PageContext['t'], service?: string): string =>
  (['atom', 'rss'] as const)
    .map((kind) => {
      const name = kind === 'atom' ? 'Atom' : 'RSS';
      return `[${name}](${getStaticLink(getFeedLink(kind, service))})`;
    })
    .join(t(', '));

function getChanges(history: History, context: PageContext): ContentPageData {
  const {first} = history;
  const {t, reference} = context;
  const versions = writeVersions(history, context);
  const deprecated = findDeprecated(history, context);
  const lead = [
    t(
      'See the [versioning policy]({policy}) for what counts as breaking. Feeds: {feeds}.',
      {policy: versioningLink, feeds: linkFeeds(t)},
    ),
    t(
      'Changes have been recorded since {version}, which was frozen on {date}. There is no record of earlier changes.',
      {
        version: `[${first.version}](${getVersionLink(first.version)})`,
        date: first.date,
      },
    ),
    versions.length === 0 &&
      t(
        'Nothing has changed since {version}: no operation or field has been added, deprecated or removed.',
        {version: first.version},
      ),
  ];
  const feeds = reference.services.map(
    ({key, displayName}) =>
      `- ${escapeMarkdown(displayName)}${t(': ')}${linkFeeds(t, key)}`,
  );
  const content = {
    lead: lead.filter(Boolean).join('\n\n'),
    parts: [
      ...versions,
      ...(deprecated.length > 0
        ? [heading('deprecated', t('Deprecated')), {items: deprecated}]
        : []),
      heading('feeds', t('Feeds by service')),
      feeds.join('\n'),
    ],
  };
  return showContent(content, context);
}

export const renderChangesPage = (history: History, {t}: Site): Page => ({
  file: changesId,
  slug: changesLink.replace('/docs', ''),
  title: t('Changes'),
  description: t(
    'What has changed in the {product} API, version by version: what breaks, what is deprecated, what is new.',
  ),
  // The page compares two descriptions.
  source: null,
  component: 'ContentPage',
  data: (context) => getChanges(history, context),
});

/** Reasons for the rating of a change, without duplicates. */
function getReasons(change: Change): string[] {
  const {kind, touches, rating} = change;
  const directions = new Set(touches.flatMap((one) => one.directions ?? []));
  const verdicts =
    directions.size === 0
      ? [getVerdict(kind, undefined)]
      : [...directions].map((one) => getVerdict(kind, one));
  const fitting = verdicts.filter((one) => one.rating === rating);
  return [
    ...new Set((fitting.length > 0 ? fitting : verdicts).map(({why}) => why)),
  ];
}

/** An affected operation, with the messages that contain the change. */
function writeAffected(
  {operation, directions = []}: Touch,
  {t}: PageContext,
): string {
  const name = `\`${getLastPart(operation)}\``;
  if (directions.length === 0) return name;
  const sides = directions.map((one) => t(one)).join(t(', '));
  return t('{operation} ({sides})', {operation: name, sides});
}

/** A change with its reasons, what to do, and the affected operations. */
function describeChange(change: DatedChange, context: PageContext): RichText {
  const {subject, touches, todo} = change;
  const {t} = context;
  const isOwn = touches.length === 1 && touches[0]?.operation === subject;
  const affected = touches.map((one) => writeAffected(one, context));
  const paragraphs = [
    writeSentence(change, t),
    ...getReasons(change).map((why) => t.loose(why)),
    todo && `**${t('What to do')}**${t(': ')}${t.loose(todo)}`,
    !isOwn && `${t('Affects')}${t(': ')}${affected.join(t(', '))}`,
  ];
  const text = paragraphs.filter(Boolean).join('\n\n');
  return ['li', {id: changeAnchor(change)}, ...renderRichText(text, context)];
}

/** Names of the items with a changed description, without duplicates. */
function findDescribedAnew(
  changes: readonly DatedChange[],
  {schemas}: PageContext['reference'],
): string[] {
  const names = changes.map(({subject}) => {
    const owner = getOwner(subject);
    return !schemas.has(subject) && schemas.has(owner) ? owner : subject;
  });
  return [...new Set(names)].sort();
}

function getVersion(
  version: string,
  history: History,
  context: PageContext,
): ContentPageData {
  const {t, reference} = context;
  const {date, changes = []} =
    history.versions.find((one) => one.version === version) ?? {};
  const sorted = sortChanges(changes);
  const parts = ratings.flatMap((rating) => {
    const all = sorted.filter((one) => one.rating === rating);
    if (all.length === 0) return [];
    const title = heading(rating, t(ratingTitles[rating]));
    const shown = all.filter(isShown);
    if (rating === 'documentation') {
      const names = findDescribedAnew(shown, reference).map(
        (name) =>
          `\`${isOperation(name) ? getOperationName(name) : getShortSchemaName(name)}\``,
      );
      return [title, names.join(t(', '))];
    }
    const items = shown.map((one) => describeChange(one, context));
    const added = all.flatMap(({kind, subject}) => {
      const schema = reference.schemas.get(subject);
      return kind === 'schema-added' && schema ? [linkToSchema(schema)] : [];
    });
    return [
      title,
      ...(items.length > 0 ? [[['ul', {}, ...items]] as RichText[]] : []),
      ...(added.length > 0 ? [{items: added}] : []),
    ];
  });
  const lead = [
    date,
    parts.length === 0 && getEmptyText(version, history, context),
    writeLink({name: t('Changes'), to: changesLink}),
  ];
  return showContent({lead: lead.filter(Boolean).join('\n\n'), parts}, context);
}

export const renderVersionPage = (
  version: string,
  history: History,
  {t}: Site,
): Page => ({
  file: `${changesId}/${version}`,
  slug: getVersionLink(version).replace('/docs', ''),
  title: t('Changes in {version}', {version}),
  description: t(
    'What {version} of the {product} API changes, and what to do about it.',
    {version},
  ),
  source: null,
  frontMatter: {sidebar_label: version},
  component: 'ContentPage',
  data: (context) => getVersion(version, history, context),
});
