import {
  changes as changesId,
  getOperationLink,
  getVersionLink,
} from '../../api/links';
import {linkToSchema, type PageLink} from '../../api/pageData';
import {isShown, type DatedChange, type History} from '../../changes/history';
import {getFullName, getOwner} from '../../api/names';
import type {VersionPageData, VersionSection} from '../../changes/pageData';
import {ratings} from '../../changes/rules';
import {getDescribedChangeData, getEmptyText, sortChanges} from './changeItems';
import {getOperationName} from './changeSentences';
import type {PageContext, Site} from './context';
import type {Page} from './page';

/** Items with a changed description, without duplicates. */
function findDescribedAnew(
  changes: readonly DatedChange[],
  {reference}: PageContext,
): VersionSection['described'] {
  const {schemas, operations} = reference;
  const names = new Set(
    changes.map(({subject}) => {
      const owner = getOwner(subject);
      return !schemas.has(subject) && schemas.has(owner) ? owner : subject;
    }),
  );
  return [...names].sort().map((name) => {
    const schema = schemas.get(name);
    if (schema) return linkToSchema(schema);
    const operation = [...operations.values()].find(
      ({path}) => getFullName(path) === name,
    );
    return operation
      ? {name: operation.rpc, to: getOperationLink(operation)}
      : {name: getOperationName(name)};
  });
}

/** New schemas that are not part of another new item. */
const findNewSchemas = (
  changes: readonly DatedChange[],
  {reference}: PageContext,
): PageLink[] =>
  changes.flatMap(({kind, subject}) => {
    const schema = reference.schemas.get(subject);
    return kind === 'schema-added' && schema ? [linkToSchema(schema)] : [];
  });

function getData(
  version: string,
  history: History,
  context: PageContext,
): VersionPageData {
  const {date, changes = []} =
    history.versions.find((one) => one.version === version) ?? {};
  const shown = sortChanges(changes);
  return {
    date,
    sections: ratings.flatMap((rating): VersionSection[] => {
      const all = shown.filter((one) => one.rating === rating);
      if (all.length === 0) return [];
      if (rating === 'documentation') {
        const described = findDescribedAnew(all.filter(isShown), context);
        return [{rating, changes: [], schemas: [], described}];
      }
      const items = all
        .filter(isShown)
        .map((one) => getDescribedChangeData(one, context));
      const schemas = findNewSchemas(all, context);
      return [{rating, changes: items, schemas, described: []}];
    }),
    none: getEmptyText(version, history, context),
  };
}

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
      'What {version} of the {product} API changes, and what to do about it.',
      {version},
    ),
    custom_edit_url: null,
  },
  component: 'VersionPage',
  data: (context) => getData(version, history, context),
});
