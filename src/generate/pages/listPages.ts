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
  type ListData,
  type ListedPage,
} from '../../api/pageData';
import {heading, showContent} from './contentPage';
import {
  findSchema,
  getErrorCodes,
  type PageContext,
  type Site,
} from './context';
import {escapeMarkdown, writeLink} from './markdown';
import type {Page} from './page';

function getIntroduction(context: PageContext): ContentPageData {
  const {reference, t} = context;
  const services = reference.services.map((service) => {
    const about = getFirstSentence(service.description);
    return `- ${writeLink(linkToService(service))}${t(': ')}${escapeMarkdown(about)}`;
  });
  const parts = [heading('services', t('Services')), services.join('\n')];
  return showContent({lead: reference.description, parts}, context);
}

export const renderIntroductionPage = ({reference, t}: Site): Page => ({
  file: `${kebabCase(reference.title.toLowerCase())}.info`,
  slug: `/${apiFolder}/${introduction}`,
  title: t('{product} API'),
  description: getFirstSentence(reference.description),
  source: 'openapi/introduction.md',
  frontMatter: {sidebar_label: t('Introduction')},
  component: 'ContentPage',
  data: getIntroduction,
});

function getOperations(context: PageContext): ContentPageData {
  const {reference, t} = context;
  const lead = t(
    'Every operation of the {product} API, by service. The [introduction]({introduction}) explains how to call them. [A to Z]({index}) also lists the schemas and error codes.',
    {introduction: introductionLink, index: `/docs/${apiFolder}/${index}`},
  );
  const parts = reference.services.flatMap((service) => [
    heading(service.key, writeLink(linkToService(service))),
    escapeMarkdown(getFirstSentence(service.description)),
    {items: service.operations.map(linkToOperation)},
  ]);
  return showContent({lead, parts}, context);
}

export const renderOperationsPage = ({t}: Site): Page => ({
  file: category,
  slug: categoryLink.replace('/docs', ''),
  title: t('API Reference'),
  description: t('Every operation of the {product} API, by service.'),
  source: 'openapi/openapi.yaml',
  frontMatter: {id: category},
  component: 'ContentPage',
  data: getOperations,
});

/** A list for each letter, below a heading. */
function listByLetter(
  id: string,
  entries: readonly (ListedPage & {name: string})[],
): (string | ListData)[] {
  const sorted = [...entries].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
  const letters = groupBy(sorted, ({name}) => name.charAt(0).toUpperCase());
  return Object.entries(letters).flatMap(([letter, items]) => [
    heading(`${id}-${letter.toLowerCase()}`, letter, 3),
    {items},
  ]);
}

function getIndex(context: PageContext): ContentPageData {
  const {reference, t} = context;
  const operations = [...reference.operations.values()].map((one) => {
    const {rpc, summary, effect, to} = linkToOperation(one);
    return {name: rpc, to, effect, about: summary};
  });
  const schemas = [...reference.schemas.values()].map(linkToSchema);
  const page = getSchemaLink(findSchema(context, 'connect.error'));
  const codes = getErrorCodes(context).map(({name, httpStatus}) => ({
    name,
    to: `${page}#field.code.${name}`,
    ...(httpStatus && {about: `HTTP ${httpStatus}`}),
  }));
  const parts = [
    heading('operations', t('Operations')),
    ...listByLetter('operations', operations),
    heading('schemas', t('Schemas')),
    ...listByLetter('schemas', schemas),
    heading('errors', t('Error codes')),
    {items: codes},
  ];
  return showContent({lead: '', parts}, context);
}

export const renderIndexPage = ({t}: Site): Page => ({
  file: index,
  slug: `/${apiFolder}/${index}`,
  title: t('A to Z'),
  description: t('Every operation, schema and error code by its name.'),
  source: 'openapi/openapi.yaml',
  component: 'ContentPage',
  data: getIndex,
});
