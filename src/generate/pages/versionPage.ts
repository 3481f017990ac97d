import {isShown, type DatedChange, type History} from '../../changes/history';
import {getFullName, getOwner} from '../../changes/names';
import {ratings, type Rating} from '../../changes/rules';
import {getOperationName} from './changeSentences';
import {code, element, heading, linkTo} from './elements';
import {
  apiFolder,
  changes as changesId,
  changesLink,
  getOperationLink,
  getSchemaLink,
  getVersionLink,
} from '../../api/links';
import type {RichText} from '../../api/richText';
import type {Text} from '../../translations/texts/texts';
import {changeItem, getDate, getEmptyText, sortChanges} from './changeItems';
import {renderRichText, type PageContext, type Site} from './context';
import {renderListed} from './items';
import type {Page} from './page';

const titles: Record<Rating, Text> = {
  breaking: 'Breaking',
  deprecated: 'Deprecated',
  additive: 'New',
  documentation: 'Documentation alone',
};

/** What is described differently, each thing once. */
function renderDescribedAnew(
  changes: readonly DatedChange[],
  context: PageContext,
): RichText[] {
  const {reference} = context;
  const names = new Set(
    changes.map(({subject}) => {
      if (reference.schemas.has(subject)) return subject;
      const owner = getOwner(subject);
      return reference.schemas.has(owner) ? owner : subject;
    }),
  );
  const links = [...names].sort().flatMap((name): RichText[][] => {
    const schema = reference.schemas.get(name);
    if (schema)
      return [[linkTo(getSchemaLink(schema), code(schema.shortName))]];
    const operation = [...reference.operations.values()].find(
      ({path}) => getFullName(path) === name,
    );
    return operation
      ? [[linkTo(getOperationLink(operation), code(operation.rpc))]]
      : [[code(getOperationName(name))]];
  });
  return [element('p', {}, renderListed(links, context))];
}

/** Schemas that came with what else is new. */
function renderNewSchemas(
  changes: readonly DatedChange[],
  context: PageContext,
): RichText[] {
  const {t, reference} = context;
  const links = changes.flatMap(({kind, subject}) => {
    const schema = reference.schemas.get(subject);
    return kind === 'schema-added' && schema
      ? [[linkTo(getSchemaLink(schema), code(schema.shortName))]]
      : [];
  });
  return links.length === 0
    ? []
    : [
        element('p', {}, [
          t('Schemas'),
          t(': '),
          ...renderListed(links, context),
        ]),
      ];
}

function renderVersionContent(
  version: string,
  history: History,
  context: PageContext,
): RichText[] {
  const {t} = context;
  const {date, changes = []} =
    history.versions.find((one) => one.version === version) ?? {};
  const shown = sortChanges(changes);
  const sections = ratings.flatMap((rating): RichText[] => {
    const all = shown.filter((one) => one.rating === rating);
    if (all.length === 0) return [];
    return [
      heading(2, t(titles[rating]), rating),
      ...(rating === 'documentation'
        ? renderDescribedAnew(
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
            ...renderNewSchemas(all, context),
          ]),
    ];
  });
  return [
    ...getDate(date),
    ...(sections.length === 0
      ? renderRichText(getEmptyText(version, history, context), context)
      : sections),
    element('p', {}, [linkTo(changesLink, t('Changes'))]),
  ];
}

/** The page of one version. */
export const renderVersionPage = (
  version: string,
  history: History,
  {t}: Site,
): Page => ({
  file: `${changesId}/${version}`,
  frontMatter: {
    id: version,
    slug: getVersionLink(version).replace('/docs', ''),
    title: t('Changes in {version}', {version}),
    sidebar_label: version,
    description: t(
      'What {version} of the Holt API changes, and what to do about it.',
      {version},
    ),
    custom_edit_url: null,
    pagination_prev: `${apiFolder}/${changesId}`,
    pagination_next: null,
  },
  content: (context) => renderVersionContent(version, history, context),
});
