import groupBy from 'es-toolkit/compat/groupBy';
import kebabCase from 'es-toolkit/compat/kebabCase';
import {
  apiFolder,
  category,
  categoryLink,
  getSchemaLink,
  index,
  introduction,
  introductionLink,
} from '../../api/links';
import {getFirstSentence} from '../../api/markdownTree';
import {
  linkToOperation,
  linkToSchema,
  linkToService,
  type ContentPageData,
  type ListedPage,
  type PageLink,
  type SectionData,
} from '../../api/pageData';
import type {RichText} from '../../api/richText';
import {getEditUrl} from '../paths';
import {section, withContents} from './contentPage';
import {
  findSchema,
  getErrorCodes,
  renderRichText,
  type PageContext,
  type Site,
} from './context';
import type {Page} from './page';

function getIntroduction(context: PageContext): ContentPageData {
  const {reference, t} = context;
  const {description, services} = reference;
  return withContents({
    lead: renderRichText(description, context, {headingIds: true}),
    sections: [
      section('services', t('Services'), {
        text: [
          [
            'ul',
            {},
            ...services.map((service): RichText => {
              const {name, to} = linkToService(service);
              const about = getFirstSentence(service.description);
              return ['li', {}, ['a', {href: to}, name], t(': ') + about];
            }),
          ],
        ],
      }),
    ],
  });
}

export const renderIntroductionPage = ({reference, t}: Site): Page => ({
  file: `${kebabCase(reference.title.toLowerCase())}.info`,
  frontMatter: {
    id: introduction,
    slug: `/${apiFolder}/${introduction}`,
    title: t('{product} API'),
    sidebar_label: t('Introduction'),
    description: getFirstSentence(reference.description),
    custom_edit_url: getEditUrl('openapi/introduction.md'),
  },
  component: 'ContentPage',
  data: getIntroduction,
});

function getOperations(context: PageContext): ContentPageData {
  const {reference, t} = context;
  const lead = t(
    'Every operation of the {product} API, by service. The [introduction]({introduction}) explains how to call them. [A to Z]({index}) also lists the schemas and error codes.',
    {introduction: introductionLink, index: `/docs/${apiFolder}/${index}`},
  );
  return withContents({
    lead: renderRichText(lead, context),
    sections: reference.services.map((service) => {
      const {name, to} = linkToService(service);
      return section(service.key, ['a', {href: to}, name], {
        text: [['p', {}, getFirstSentence(service.description)]],
        items: service.operations.map(linkToOperation),
      });
    }),
  });
}

export const renderOperationsPage = ({t}: Site): Page => ({
  file: category,
  frontMatter: {
    id: category,
    slug: categoryLink.replace('/docs', ''),
    title: t('API Reference'),
    description: t('Every operation of the {product} API, by service.'),
    custom_edit_url: getEditUrl('openapi/openapi.yaml'),
  },
  component: 'ContentPage',
  data: getOperations,
});

type IndexEntry = PageLink & Pick<ListedPage, 'effect' | 'about'>;

/** A section of the index, with one list for each letter. */
function listByLetter(
  id: string,
  title: string,
  entries: readonly IndexEntry[],
): SectionData[] {
  const sorted = [...entries].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
  const letters = groupBy(sorted, ({name}) => name.charAt(0).toUpperCase());
  return [
    section(id, title, {}),
    ...Object.entries(letters).map(([letter, items]) =>
      section(`${id}-${letter.toLowerCase()}`, letter, {items}, 3),
    ),
  ];
}

function getIndex(context: PageContext): ContentPageData {
  const {reference, t} = context;
  const {operations, schemas} = reference;
  const page = getSchemaLink(findSchema(context, 'connect.error'));
  return withContents({
    lead: [],
    sections: [
      ...listByLetter(
        'operations',
        t('Operations'),
        [...operations.values()].map((one) => {
          const {rpc, summary, effect, to} = linkToOperation(one);
          return {name: rpc, to, effect, about: summary};
        }),
      ),
      ...listByLetter(
        'schemas',
        t('Schemas'),
        [...schemas.values()].map(linkToSchema),
      ),
      section('errors', t('Error codes'), {
        items: getErrorCodes(context).map(({name, httpStatus}) => ({
          name,
          to: `${page}#field.code.${name}`,
          ...(httpStatus && {about: `HTTP ${httpStatus}`}),
        })),
      }),
    ],
  });
}

export const renderIndexPage = ({t}: Site): Page => ({
  file: index,
  frontMatter: {
    id: index,
    slug: `/${apiFolder}/${index}`,
    title: t('A to Z'),
    description: t('Every operation, schema and error code by its name.'),
    custom_edit_url: getEditUrl('openapi/openapi.yaml'),
  },
  component: 'ContentPage',
  data: getIndex,
});
