import {code, element, heading, linkTo, list} from './elements';
import {apiFolder, index, getSchemaLink} from '../../api/links';
import type {RichText} from '../../api/richText';
import {findSchema, type PageContext, type Site} from './context';
import {getErrorCodes} from './errorCodes';
import {renderOperationItem, renderSchemaItem} from './items';
import type {Page} from './page';

/** An entry of the index: what it is sorted by, and what is shown. */
type Entry = [name: string, item: RichText[]];

const titles = {operations: 'Operations', schemas: 'Schemas'} as const;

/** Links to the letters, and below them the entries by their first letter. */
function renderLetters(
  entries: Entry[],
  id: 'operations' | 'schemas',
  {t}: PageContext,
): RichText[] {
  const anchorOf = (letter: string) => `${id}-${letter.toLowerCase()}`;
  const groups = new Map<string, RichText[][]>();
  const sorted = entries.sort(([a], [b]) => a.localeCompare(b, 'en'));
  for (const [name, item] of sorted) {
    const letter = name.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return [
    element(
      'Letters',
      {label: `${t('Letters')}${t(': ')}${t(titles[id])}`},
      [...groups.keys()].map((letter) =>
        linkTo(`#${anchorOf(letter)}`, letter),
      ),
    ),
    element(
      'Index',
      {},
      [...groups].flatMap(([letter, items]) => [
        heading(3, letter, anchorOf(letter)),
        ...list(items),
      ]),
    ),
  ];
}

/** The codes of errors, each with a link to what it means. */
function renderErrorItems(context: PageContext): RichText[][] {
  const page = getSchemaLink(findSchema(context, 'connect.error'));
  return getErrorCodes(context).map(({name, httpStatus}) => [
    linkTo(`${page}#field.code.${name}`, code(name)),
    httpStatus ? ` HTTP ${httpStatus}` : '',
  ]);
}

/** All operations, schemas and codes of errors by their names. */
export const indexPage = ({t, editUrl}: Site): Page => ({
  file: index,
  frontMatter: {
    id: index,
    slug: `/${apiFolder}/${index}`,
    title: t('A to Z'),
    description: t('Every operation, schema and error code by its name.'),
    custom_edit_url: editUrl('openapi/openapi.yaml'),
    hide_table_of_contents: true,
  },
  components: ['Index', 'Letters'],
  content: (context) => {
    const {operations, schemas} = context.reference;
    return [
      heading(2, t('Operations'), 'operations'),
      ...renderLetters(
        [...operations.values()].map((one) => [
          one.rpc,
          renderOperationItem(one, context),
        ]),
        'operations',
        context,
      ),
      heading(2, t('Schemas'), 'schemas'),
      ...renderLetters(
        [...schemas.values()].map((one) => [
          one.shortName,
          [renderSchemaItem(one)],
        ]),
        'schemas',
        context,
      ),
      heading(2, t('Error codes'), 'errors'),
      ...list(renderErrorItems(context)),
    ];
  },
});
