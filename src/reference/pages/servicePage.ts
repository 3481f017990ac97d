import {linkToMdx, textToMdx} from '../inlineMdx';
import {firstSentence} from '../markdownTree';
import {apiFolder, operationLink, schemaLink, serviceLink} from '../links';
import {heading, page} from '../mdx';
import type {Operation, Service} from '../model';
import {groupOperations, groupTitle} from '../operationGroups';
import type {GuideSection} from '../openapi';
import {serviceTitle, type Text} from '../texts';
import {prose, sections, type PageContext} from './context';

const guideTitles: Record<GuideSection['id'], Text> = {
  objects: 'Objects',
  'life-cycle': 'Life cycle',
  order: 'Order of use',
  caution: 'What to watch out for',
};

function operationItem(operation: Operation): string {
  const link = linkToMdx(operation.summary, operationLink(operation));
  const text = textToMdx(firstSentence(operation.description ?? ''));
  const item = `- ${link} \`${operation.rpc}\``;
  return text === '' ? item : `${item}\\\n  ${text}`;
}

/** The operations under the object that they act on. */
function operationGroups({operations}: Service, {t}: PageContext): string[] {
  return groupOperations(operations).flatMap(
    ({object, operations: members}) => [
      heading(
        3,
        t.loose(groupTitle(object)),
        `operations-${object.toLowerCase().replaceAll(' ', '-')}`,
      ),
      members.map(operationItem).join('\n'),
    ],
  );
}

/** The page of one service, as MDX: what it does, its operations and schemas. */
export function servicePage(
  service: Service,
  context: PageContext,
  editUrl: string,
): string {
  const {t} = context;
  const schemas = service.schemas.map(
    (schema) =>
      `- [\`${schema.shortName}\`](${schemaLink(schema)})${t(': ')}${textToMdx(firstSentence(schema.description ?? schema.name))}`,
  );
  return page(
    {
      id: `${service.key}-service`,
      slug: `/api/${service.key}-service`,
      title: t.loose(serviceTitle(service.tag)),
      pagination_label: t('Overview'),
      pagination_prev: `${apiFolder}/holt-service`,
      description: firstSentence(service.description),
      custom_edit_url: editUrl,
    },
    [
      prose(service.description, context, serviceLink(service)),
      ...service.guide.flatMap(({id, text}) => [
        heading(2, t(guideTitles[id]), id),
        prose(text, context, serviceLink(service)),
      ]),
      heading(2, t('Operations'), 'operations'),
      ...operationGroups(service, context),
      heading(2, t('Schemas'), 'schemas'),
      schemas.join('\n'),
    ],
  );
}

/** The introduction to the API, as MDX: the text and the list of services. */
export function introductionPage(
  context: PageContext,
  editUrl: string,
): string {
  const {t, reference} = context;
  const [firstService] = reference.services;
  const services = reference.services.map(
    (service) =>
      `- ${linkToMdx(service.displayName, serviceLink(service))}${t(': ')}${textToMdx(firstSentence(service.description))}`,
  );
  return page(
    {
      id: 'holt-service',
      slug: '/api/holt-service',
      title: t('Holt API'),
      sidebar_label: t('Introduction'),
      pagination_next:
        firstService && `${apiFolder}/${firstService.key}-service`,
      description: firstSentence(reference.description),
      custom_edit_url: editUrl,
    },
    [
      sections(reference.description, context),
      heading(2, t('Services'), 'services'),
      services.join('\n'),
    ],
  );
}
