import sortBy from 'lodash/sortBy';
import {
  isForCallers,
  isShown,
  next,
  type DatedChange,
  type History,
} from '../../changes/history';
import {fullName, ownerOf} from '../../changes/names';
import {ratingTexts} from '../../changes/ratingTexts';
import {ratings, type Rating} from '../../changes/rules';
import {operationName, serviceKeyOf} from '../changeSentences';
import {code, element, heading, linkTo, list} from '../elements';
import {
  apiFolder,
  changes as changesId,
  changesLink,
  feedLink,
  index,
  operationLink,
  schemaLink,
  staticLink,
  upgradeLink,
  versionLink,
  versioningLink,
} from '../links';
import type {RichText} from '../richText';
import type {Text} from '../texts';
import {changeItem, paragraph} from './changeItems';
import {listed} from './items';
import type {PageContext, Site} from './context';
import type {Page} from './page';

const titles: Record<Rating, Text> = {
  breaking: 'Breaking',
  deprecated: 'Deprecated',
  additive: 'New',
  documentation: 'Documentation alone',
};

/** Changes by how urgent they are, then by service and name. */
const inOrder = (changes: readonly DatedChange[]): DatedChange[] =>
  sortBy(changes, [
    ({rating}) => ratings.indexOf(rating),
    ({kind}) => (kind.startsWith('operation') ? 0 : 1),
    ({subject}) => serviceKeyOf(subject),
    ({subject}) => subject,
  ]);

/** The day of a version. */
const dateOf = (date: string | undefined): RichText[] =>
  date === undefined
    ? []
    : [element('p', {}, [element('time', {dateTime: date}, [date])])];

function sectionOf(
  id: string,
  title: RichText[],
  changes: readonly DatedChange[],
  none: string,
  context: PageContext,
  {date, about = ''}: {date?: string; about?: string} = {},
): RichText[] {
  const shown = inOrder(changes.filter(isForCallers));
  return [
    element('h2', {id}, title),
    ...dateOf(date),
    ...(shown.length === 0
      ? paragraph(none, context)
      : [
          ...paragraph(about, context),
          element(
            'ul',
            {},
            shown.map((one) =>
              changeItem(one, context, {isWhole: false, mark: true}),
            ),
          ),
        ]),
  ];
}

/** The first version says how much it has; the others, that nothing changed. */
function emptyText(
  version: string | undefined,
  {first}: History,
  context: PageContext,
): string {
  const {t, reference} = context;
  if (version !== first.version) {
    return t(
      'This version changes nothing that callers or readers would notice.',
    );
  }
  return `${t('{version} is the first version whose changes are recorded, so this page lists none.', {version})} ${t(
    'The description in {version} has {services} services, {operations} operations and {schemas} schemas.',
    {version, ...countsOf(context, reference)},
  )}`;
}

/** Counts of the first version, as it was frozen. */
const countsOf = (
  {history}: PageContext,
  reference: PageContext['reference'],
): Record<'services' | 'operations' | 'schemas', string> => {
  const counts = history?.counts ?? {
    services: reference.services.length,
    operations: reference.operations.size,
    schemas: reference.schemas.size,
  };
  return {
    services: String(counts.services),
    operations: String(counts.operations),
    schemas: String(counts.schemas),
  };
};

function deprecatedSection(history: History, context: PageContext): RichText[] {
  const {t, reference} = context;
  const mark = (name: string): string => {
    const version = history.deprecatedSince.get(name);
    return version === undefined || version === next
      ? ''
      : ` ${t('deprecated since {version}', {version})}`;
  };
  const operations = [...reference.operations.values()]
    .filter(({deprecated}) => deprecated)
    .map((one): RichText[] => [
      linkTo(operationLink(one), code(one.rpc)),
      mark(fullName(one.path)),
    ]);
  const fields = [...reference.schemas.values()].flatMap((schema) =>
    schema.fields
      .filter(({deprecated}) => deprecated)
      .map(({name}): RichText[] => [
        linkTo(
          `${schemaLink(schema)}#field.${name}`,
          code(`${schema.shortName}.${name}`),
        ),
        mark(`${schema.name}.${name}`),
      ]),
  );
  const all = [...operations, ...fields];
  return [
    heading(2, t('Deprecated'), 'deprecated'),
    ...(all.length === 0
      ? paragraph(t('No operation and no field is deprecated.'), context)
      : list(all)),
  ];
}

function removedSection(
  history: History,
  {t, ...rest}: PageContext,
): RichText[] {
  const items = history.versions.flatMap(({version, changes}) =>
    changes
      .filter(({kind}) => kind === 'operation-removed')
      .map(({subject}): RichText[] => [
        code(operationName(subject)),
        ' ',
        version === undefined
          ? t('Not released yet')
          : t('removed in {version}', {version}),
      ]),
  );
  return [
    heading(2, t('Removed'), 'removed'),
    ...(items.length === 0
      ? paragraph(
          t('Nothing was removed since {version}.', {
            version: history.first.version,
          }),
          {t, ...rest},
        )
      : list(items)),
  ];
}

function feedsSection(context: PageContext): RichText[] {
  const {t, reference} = context;
  return [
    heading(2, t('Feeds by service'), 'feeds'),
    ...list(
      reference.services.map(({key, displayName}) => [
        `${displayName}${t(': ')}`,
        linkTo(staticLink(feedLink('atom', key)), 'Atom'),
        t(', '),
        linkTo(staticLink(feedLink('rss', key)), 'RSS'),
      ]),
    ),
  ];
}

function indexContent(history: History, context: PageContext): RichText[] {
  const {t, reference} = context;
  const {first, versions, last} = history;
  const released = versions.filter(({version}) => version !== undefined);
  const planned = versions.find(({version}) => version === undefined);
  const callers = versions.flatMap(({changes}) => changes.filter(isForCallers));
  const used = new Set(callers.map(({subject}) => serviceKeyOf(subject)));
  const sections = [
    sectionOf(
      next,
      [t('Not released yet')],
      planned?.changes ?? [],
      t('Nothing has changed since {version}.', {version: last}),
      context,
      {
        about: t(
          'Changes that no released version has. They may still change.',
        ),
      },
    ),
    ...released.map(({version = '', date, changes}) =>
      sectionOf(
        version,
        [linkTo(versionLink(version), version)],
        changes,
        emptyText(version, history, context),
        context,
        {date},
      ),
    ),
  ];
  return [
    ...paragraph(
      t(
        'See the [versioning policy]({policy}) for what counts as breaking, and [check an upgrade]({upgrade}) to see only what concerns your calls. Feeds: [Atom]({atom}), [RSS]({rss}).',
        {
          policy: versioningLink,
          upgrade: upgradeLink,
          atom: staticLink(feedLink('atom')),
          rss: staticLink(feedLink('rss')),
        },
      ),
      context,
    ),
    ...paragraph(
      t(
        'Changes are recorded since {version}, which was frozen on {date}. Earlier changes are not known.',
        {version: first.version, date: first.date},
      ),
      context,
    ),
    ...(callers.length === 0
      ? // Nothing to choose from: headings and paragraphs as on any page.
        sections.flat()
      : [
          element(
            'ChangeFilter',
            {
              services: reference.services
                .filter(({key}) => used.has(key))
                .map(({key, displayName}) => [key, displayName]),
              kinds: ratings
                .filter((one) => one !== 'documentation')
                .map((one) => [one, t(ratingTexts[one])]),
              labels: {
                service: t('Service of the changes'),
                kind: t('Kind of change'),
                allServices: t('All services'),
                allKinds: t('All kinds'),
                none: t('No change matches.'),
                matching: t('{count} of {all} changes', {
                  all: String(callers.length),
                }),
              },
            },
            sections.map((one) => element('section', {}, one)),
          ),
        ]),
    ...deprecatedSection(history, context),
    ...removedSection(history, context),
    ...feedsSection(context),
  ];
}

/** The changes of all versions, the newest first. */
export const changesPage = (history: History, {t, editUrl}: Site): Page => ({
  file: changesId,
  frontMatter: {
    id: changesId,
    slug: changesLink.replace('/docs', ''),
    title: t('Changes'),
    description: t(
      'What has changed in the Holt API, version by version: what breaks, what is deprecated, what is new.',
    ),
    custom_edit_url: editUrl('openapi/versions/next.yaml'),
    pagination_prev: `${apiFolder}/${index}`,
    pagination_next: `${apiFolder}/${changesId}/${history.last}`,
  },
  components: ['ChangeFilter'],
  content: (context) => indexContent(history, context),
});

/** What is described differently, each thing once. */
function describedAnew(
  changes: readonly DatedChange[],
  context: PageContext,
): RichText[] {
  const {reference} = context;
  const names = new Set(
    changes.map(({subject}) => {
      if (reference.schemas.has(subject)) return subject;
      const owner = ownerOf(subject);
      return reference.schemas.has(owner) ? owner : subject;
    }),
  );
  const links = [...names].sort().flatMap((name): RichText[][] => {
    const schema = reference.schemas.get(name);
    if (schema) return [[linkTo(schemaLink(schema), code(schema.shortName))]];
    const operation = [...reference.operations.values()].find(
      ({path}) => fullName(path) === name,
    );
    return operation
      ? [[linkTo(operationLink(operation), code(operation.rpc))]]
      : [[code(operationName(name))]];
  });
  return [element('p', {}, listed(links, context))];
}

/** Schemas that came with what else is new. */
function newSchemas(
  changes: readonly DatedChange[],
  context: PageContext,
): RichText[] {
  const {t, reference} = context;
  const links = changes.flatMap(({kind, subject}) => {
    const schema = reference.schemas.get(subject);
    return kind === 'schema-added' && schema
      ? [[linkTo(schemaLink(schema), code(schema.shortName))]]
      : [];
  });
  return links.length === 0
    ? []
    : [element('p', {}, [t('Schemas'), t(': '), ...listed(links, context)])];
}

function versionContent(
  version: string,
  history: History,
  context: PageContext,
): RichText[] {
  const {t} = context;
  const {date, changes = []} =
    history.versions.find((one) => one.version === version) ?? {};
  const shown = inOrder(changes);
  const sections = ratings.flatMap((rating): RichText[] => {
    const all = shown.filter((one) => one.rating === rating);
    if (all.length === 0) return [];
    return [
      heading(2, t(titles[rating]), rating),
      ...(rating === 'documentation'
        ? describedAnew(
            all.filter(({kind}) => !kind.startsWith('schema-')),
            context,
          )
        : [
            element(
              'ul',
              {},
              all
                .filter(isShown)
                .map((one) =>
                  changeItem(one, context, {isWhole: true, mark: false}),
                ),
            ),
            ...newSchemas(all, context),
          ]),
    ];
  });
  return [
    ...dateOf(date),
    ...(sections.length === 0
      ? paragraph(emptyText(version, history, context), context)
      : sections),
    element('p', {}, [linkTo(changesLink, t('Changes'))]),
  ];
}

/** The page of one version. */
export const versionPage = (
  version: string,
  history: History,
  {t, editUrl}: Site,
): Page => ({
  file: `${changesId}/${version}`,
  frontMatter: {
    id: version,
    slug: versionLink(version).replace('/docs', ''),
    title: t('Changes in {version}', {version}),
    sidebar_label: version,
    description: t(
      'What {version} of the Holt API changes, and what to do about it.',
      {version},
    ),
    custom_edit_url: editUrl(`openapi/versions/${version}.yaml`),
    pagination_prev: `${apiFolder}/${changesId}`,
    pagination_next: null,
  },
  content: (context) => versionContent(version, history, context),
});
