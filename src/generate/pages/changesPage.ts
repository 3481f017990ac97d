import {
  apiFolder,
  changes as changesId,
  changesLink,
  getOperationLink,
  getSchemaLink,
  index,
} from '../../api/links';
import type {PageLink} from '../../api/pageData';
import {isForCallers, next, type History} from '../../changes/history';
import {getFullName} from '../../api/names';
import type {ChangesPageData} from '../../changes/pageData';
import {ratingTexts} from '../../changes/ratingTexts';
import {ratings} from '../../changes/rules';
import {getChangeData, getEmptyText, sortChanges} from './changeItems';
import {getOperationName, getServiceKey} from './changeSentences';
import type {PageContext, Site} from './context';
import type {Page} from './page';

function findDeprecated({
  reference,
}: PageContext): (PageLink & {fullName: string})[] {
  const operations = [...reference.operations.values()]
    .filter(({deprecated}) => deprecated)
    .map((one) => ({
      name: one.rpc,
      to: getOperationLink(one),
      fullName: getFullName(one.path),
    }));
  const fields = [...reference.schemas.values()].flatMap((schema) =>
    schema.fields
      .filter(({deprecated}) => deprecated)
      .map(({name}) => ({
        name: `${schema.shortName}.${name}`,
        to: `${getSchemaLink(schema)}#field.${name}`,
        fullName: `${schema.name}.${name}`,
      })),
  );
  return [...operations, ...fields];
}

function getData(history: History, context: PageContext): ChangesPageData {
  const {first, versions, deprecatedSince} = history;
  const {t, reference} = context;
  const callers = versions.flatMap(({changes}) => changes.filter(isForCallers));
  const used = new Set(callers.map(({subject}) => getServiceKey(subject)));
  const isReleased = (version: string | undefined): version is string =>
    version !== undefined && version !== next;
  return {
    first: {version: first.version, date: first.date},
    versions: versions
      .map(({changes, ...version}) => ({
        ...version,
        changes: sortChanges(changes.filter(isForCallers)).map((one) =>
          getChangeData(one, context),
        ),
        none: getEmptyText(version.version, history, context),
      }))
      .filter(
        ({version, changes}) =>
          changes.length > 0 ||
          (version !== undefined && version !== first.version),
      ),
    services: reference.services
      .filter(({key}) => used.has(key))
      .map(({key, displayName}) => [key, displayName]),
    ratings: ratings
      .filter((one) => one !== 'documentation')
      .map((one) => [one, t(ratingTexts[one])]),
    deprecated: findDeprecated(context).map(({fullName, ...page}) => {
      const since = deprecatedSince.get(fullName);
      return {...page, ...(isReleased(since) && {since})};
    }),
    removed: versions.flatMap(({version, changes}) =>
      changes
        .filter(({kind}) => kind === 'operation-removed')
        .map(({subject}) => ({name: getOperationName(subject), version})),
    ),
    feeds: reference.services.map(({key, displayName}) => [key, displayName]),
  };
}

export const renderChangesPage = (history: History, {t}: Site): Page => ({
  file: changesId,
  frontMatter: {
    id: changesId,
    slug: changesLink.replace('/docs', ''),
    title: t('Changes'),
    description: t(
      'What has changed in the {product} API, version by version: what breaks, what is deprecated, what is new.',
    ),
    // There is no single source file: the page compares two descriptions.
    custom_edit_url: null,
    pagination_prev: `${apiFolder}/${index}`,
    pagination_next: `${apiFolder}/${changesId}/${history.last}`,
  },
  component: 'ChangesPage',
  data: (context) => getData(history, context),
});
