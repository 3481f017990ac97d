import kebabCase from 'es-toolkit/compat/kebabCase';
import {getServiceId, getServiceLink} from '../../api/links';
import {getFirstSentence} from '../../api/markdownTree';
import type {Service} from '../../api/model';
import {describesObject} from '../../api/names';
import {guideTitles} from '../../api/openapi';
import {groupOperations} from '../../api/operationGroups';
import {
  linkToOperation,
  linkToSchema,
  type ContentPageData,
  type SectionData,
} from '../../api/pageData';
import {section, withContents} from './contentPage';
import {renderRichText, type PageContext} from './context';
import type {Page} from './page';
import {getEditUrl} from '../paths';

/** The operations, in groups that have headings of their own. */
const getOperations = (
  {operations}: Service,
  {t}: PageContext,
): SectionData[] => [
  section('operations', t('Operations'), {}),
  ...groupOperations(operations).map(({title, operations: members}) => {
    const items = members.map((one) => ({
      ...linkToOperation(one),
      about: getFirstSentence(one.description ?? ''),
    }));
    if (!title) return {items};
    const id = `operations-${title.toLowerCase().replaceAll(' ', '-')}`;
    return section(id, t.loose(title), {items}, 3);
  }),
];

function getSchemas({schemas}: Service, {t}: PageContext): SectionData[] {
  const messages = schemas.filter((one) => !describesObject(one));
  return [
    section('schemas', t('Schemas'), {
      items: schemas.filter(describesObject).map((one) => ({
        ...linkToSchema(one),
        about: getFirstSentence(one.description ?? one.shortName),
      })),
    }),
    ...(messages.length > 0
      ? [
          {
            items: messages.map(linkToSchema),
            folded: t('{count} requests and responses', {
              count: String(messages.length),
            }),
          },
        ]
      : []),
  ];
}

function getData(service: Service, context: PageContext): ContentPageData {
  const {tag, description, layer, guide} = service;
  const {t} = context;
  const self = getServiceLink(service);
  const [lead, ...rest] = renderRichText(description, context, {self});
  return withContents({
    name: tag,
    lead: lead ? [lead] : [],
    ...(layer && {layer}),
    sections: [
      ...getOperations(service, context),
      ...(rest.length > 0 ? [section('about', t('About'), {text: rest})] : []),
      ...guide.map(({id, text}) =>
        section(id, t(guideTitles[id]), {
          text: renderRichText(text, context, {self}),
        }),
      ),
      ...getSchemas(service, context),
    ],
  });
}

export const renderServicePage = (service: Service): Page => ({
  file: `${kebabCase(service.tag)}.tag`,
  frontMatter: {
    id: getServiceId(service),
    slug: `/api/${getServiceId(service)}`,
    title: service.displayName,
    description: getFirstSentence(service.description),
    custom_edit_url: getEditUrl(service.source),
  },
  component: 'ContentPage',
  data: (context) => getData(service, context),
});
