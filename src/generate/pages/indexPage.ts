import groupBy from 'es-toolkit/compat/groupBy';
import {apiFolder, getSchemaLink, index} from '../../api/links';
import {
  linkToOperation,
  linkToSchema,
  type IndexPageData,
  type Letter,
} from '../../api/pageData';
import {findSchema, type PageContext, type Site} from './context';
import {getErrorCodes} from './errorCodes';
import type {Page} from './page';
import {getEditUrl} from '../paths';

function sortByLetter<T>(
  entries: readonly T[],
  getName: (entry: T) => string,
): Letter<T>[] {
  const sorted = [...entries].sort((a, b) =>
    getName(a).localeCompare(getName(b), 'en'),
  );
  return Object.entries(
    groupBy(sorted, (entry) => getName(entry).charAt(0).toUpperCase()),
  ).map(([letter, some]) => ({letter, entries: some}));
}

function getData(context: PageContext): IndexPageData {
  const {operations, schemas} = context.reference;
  const page = getSchemaLink(findSchema(context, 'connect.error'));
  return {
    operations: sortByLetter(
      [...operations.values()].map(linkToOperation),
      ({rpc}) => rpc,
    ),
    schemas: sortByLetter(
      [...schemas.values()].map(linkToSchema),
      ({name}) => name,
    ),
    errorCodes: getErrorCodes(context).map(({name, httpStatus}) => ({
      name,
      to: `${page}#field.code.${name}`,
      ...(httpStatus && {httpStatus}),
    })),
  };
}

export const indexPage = ({t}: Site): Page => ({
  file: index,
  frontMatter: {
    id: index,
    slug: `/${apiFolder}/${index}`,
    title: t('A to Z'),
    description: t('Every operation, schema and error code by its name.'),
    custom_edit_url: getEditUrl('openapi/openapi.yaml'),
    hide_table_of_contents: true,
  },
  component: 'IndexPage',
  data: getData,
});
