import kebabCase from 'es-toolkit/compat/kebabCase';
import partition from 'es-toolkit/compat/partition';
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
  type ListData,
} from '../../api/pageData';
import type {Translator} from '../../translations/texts/texts';
import {heading, showContent} from './contentPage';
import {renderRichText, type PageContext} from './context';
import type {Page} from './page';

/** The operations, in groups that have headings of their own. */
const listOperations = ({operations}: Service, t: Translator) =>
  groupOperations(operations).flatMap(({title, operations: members}) => {
    const items = members.map((one) => ({
      ...linkToOperation(one),
      about: getFirstSentence(one.description ?? ''),
    }));
    if (!title) return [{items}];
    const id = `operations-${title.toLowerCase().replaceAll(' ', '-')}`;
    return [heading(id, t.loose(title), 3), {items}];
  });

/** The schemas; requests and responses are folded. */
function listSchemas({schemas}: Service, t: Translator): ListData[] {
  const [objects, messages] = partition(schemas, describesObject);
  const lists = [
    {
      items: objects.map((one) => ({
        ...linkToSchema(one),
        about: getFirstSentence(one.description ?? one.shortName),
      })),
    },
    {
      items: messages.map(linkToSchema),
      folded: t('{count} requests and responses', {
        count: String(messages.length),
      }),
    },
  ];
  return lists.filter(({items}) => items.length > 0);
}

function getData(service: Service, context: PageContext): ContentPageData {
  const {tag, description, layer, guide} = service;
  const {t} = context;
  const self = getServiceLink(service);
  const [lead, ...rest] = renderRichText(description, context, {self});
  const content = {
    lead: lead ? [lead] : [],
    parts: [
      heading('operations', t('Operations')),
      ...listOperations(service, t),
      ...(rest.length > 0 ? [heading('about', t('About')), rest] : []),
      ...guide.flatMap(({id, text}) => [heading(id, t(guideTitles[id])), text]),
      heading('schemas', t('Schemas')),
      ...listSchemas(service, t),
    ],
  };
  return {
    name: tag,
    ...(layer && {layer}),
    ...showContent(content, context, self),
  };
}

export const renderServicePage = (service: Service): Page => ({
  file: `${kebabCase(service.tag)}.tag`,
  slug: `/api/${getServiceId(service)}`,
  title: service.displayName,
  description: getFirstSentence(service.description),
  source: service.source,
  component: 'ContentPage',
  data: (context) => getData(service, context),
});
