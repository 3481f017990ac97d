import {
  changes as changesId,
  changesLink,
  getOperationLink,
  getSchemaLink,
} from '../../api/links';
import {next, type History} from '../../changes/history';
import {getFullName} from '../../api/names';
import type {ChangesPageData} from '../../changes/pageData';
import {ratingTexts} from '../../changes/ratingTexts';
import {ratings} from '../../changes/rules';
import {getVersions} from './changeItems';
import {getOperationName} from './changeSentences';
import type {PageContext, Site} from './context';
import type {Page} from './page';

/** Deprecated operations and fields, with the version that deprecated them. */
function findDeprecated(
  {deprecatedSince}: History,
  {reference}: PageContext,
): ChangesPageData['deprecated'] {
  const link = (name: string, to: string, fullName: string) => {
    const since = deprecatedSince.get(fullName);
    return {name, to, ...(since && since !== next && {since})};
  };
  return [
    ...[...reference.operations.values()].flatMap((one) =>
      one.deprecated
        ? [link(one.rpc, getOperationLink(one), getFullName(one.path))]
        : [],
    ),
    ...[...reference.schemas.values()].flatMap((schema) =>
      schema.fields.flatMap(({name, deprecated}) =>
        deprecated
          ? [
              link(
                `${schema.shortName}.${name}`,
                `${getSchemaLink(schema)}#field.${name}`,
                `${schema.name}.${name}`,
              ),
            ]
          : [],
      ),
    ),
  ];
}

function getData(history: History, context: PageContext): ChangesPageData {
  const {first, versions} = history;
  const {t, reference} = context;
  const shown = getVersions(history, context);
  const used = new Set(
    shown.flatMap(({changes}) => changes.map(({service}) => service)),
  );
  return {
    first: {version: first.version, date: first.date},
    versions: shown.filter(
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
    deprecated: findDeprecated(history, context),
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
  },
  component: 'ChangesPage',
  data: (context) => getData(history, context),
});
