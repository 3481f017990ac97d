import {
  isForCallers,
  next,
  type DatedChange,
  type History,
} from '../../changes/history';
import {getFullName} from '../../changes/names';
import {ratingTexts} from '../../changes/ratingTexts';
import {ratings} from '../../changes/rules';
import {getOperationName, getServiceKey} from './changeSentences';
import {code, element, heading, linkTo, list} from './elements';
import {
  apiFolder,
  changes as changesId,
  changesLink,
  getFeedLink,
  index,
  getOperationLink,
  getSchemaLink,
  getStaticLink,
  getVersionLink,
  versioningLink,
} from '../../api/links';
import type {RichText} from '../../api/richText';
import {changeItem, getDate, getEmptyText, sortChanges} from './changeItems';
import {renderRichText, type PageContext, type Site} from './context';
import type {Page} from './page';

function getSection(
  id: string,
  title: RichText[],
  changes: readonly DatedChange[],
  none: string,
  context: PageContext,
  {date, about = ''}: {date?: string; about?: string} = {},
): RichText[] {
  const shown = sortChanges(changes.filter(isForCallers));
  return [
    element('h2', {id}, title),
    ...getDate(date),
    ...(shown.length === 0
      ? renderRichText(none, context)
      : [
          ...renderRichText(about, context),
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

function renderDeprecatedSection(
  history: History,
  context: PageContext,
): RichText[] {
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
      linkTo(getOperationLink(one), code(one.rpc)),
      mark(getFullName(one.path)),
    ]);
  const fields = [...reference.schemas.values()].flatMap((schema) =>
    schema.fields
      .filter(({deprecated}) => deprecated)
      .map(({name}): RichText[] => [
        linkTo(
          `${getSchemaLink(schema)}#field.${name}`,
          code(`${schema.shortName}.${name}`),
        ),
        mark(`${schema.name}.${name}`),
      ]),
  );
  const all = [...operations, ...fields];
  return [
    heading(2, t('Deprecated'), 'deprecated'),
    ...(all.length === 0
      ? renderRichText(t('No operation and no field is deprecated.'), context)
      : list(all)),
  ];
}

function renderRemovedSection(
  history: History,
  {t, ...rest}: PageContext,
): RichText[] {
  const items = history.versions.flatMap(({version, changes}) =>
    changes
      .filter(({kind}) => kind === 'operation-removed')
      .map(({subject}): RichText[] => [
        code(getOperationName(subject)),
        ' ',
        version === undefined
          ? t('Not released yet')
          : t('removed in {version}', {version}),
      ]),
  );
  return [
    heading(2, t('Removed'), 'removed'),
    ...(items.length === 0
      ? renderRichText(
          t('Nothing was removed since {version}.', {
            version: history.first.version,
          }),
          {t, ...rest},
        )
      : list(items)),
  ];
}

function renderFeedsSection(context: PageContext): RichText[] {
  const {t, reference} = context;
  return [
    heading(2, t('Feeds by service'), 'feeds'),
    ...list(
      reference.services.map(({key, displayName}) => [
        `${displayName}${t(': ')}`,
        linkTo(getStaticLink(getFeedLink('atom', key)), 'Atom'),
        t(', '),
        linkTo(getStaticLink(getFeedLink('rss', key)), 'RSS'),
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
  const used = new Set(callers.map(({subject}) => getServiceKey(subject)));
  const sections = [
    getSection(
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
      getSection(
        version,
        [linkTo(getVersionLink(version), version)],
        changes,
        getEmptyText(version, history, context),
        context,
        {date},
      ),
    ),
  ];
  return [
    ...renderRichText(
      t(
        'See the [versioning policy]({policy}) for what counts as breaking. Feeds: [Atom]({atom}), [RSS]({rss}).',
        {
          policy: versioningLink,
          atom: getStaticLink(getFeedLink('atom')),
          rss: getStaticLink(getFeedLink('rss')),
        },
      ),
      context,
    ),
    ...renderRichText(
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
    ...renderDeprecatedSection(history, context),
    ...renderRemovedSection(history, context),
    ...renderFeedsSection(context),
  ];
}

/** The changes of all versions, the newest first. */
export const renderChangesPage = (history: History, {t}: Site): Page => ({
  file: changesId,
  frontMatter: {
    id: changesId,
    slug: changesLink.replace('/docs', ''),
    title: t('Changes'),
    description: t(
      'What has changed in the Holt API, version by version: what breaks, what is deprecated, what is new.',
    ),
    // Computed from two descriptions: there is no one file to edit.
    custom_edit_url: null,
    pagination_prev: `${apiFolder}/${index}`,
    pagination_next: `${apiFolder}/${changesId}/${history.last}`,
  },
  components: ['ChangeFilter'],
  content: (context) => indexContent(history, context),
});
