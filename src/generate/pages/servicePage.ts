import kebabCase from 'es-toolkit/compat/kebabCase';
import {element, heading} from './elements';
import {getFirstSentence} from '../../api/markdownTree';
import {getServiceId, getServiceLink} from '../../api/links';
import type {Operation, Schema, Service} from '../../api/model';
import {groupOperations} from '../../api/operationGroups';
import type {GuideSection} from '../../api/openapi';
import {toPlainLine, type RichText} from '../../api/richText';
import {getServiceTitle, type Text} from '../../translations/texts/texts';
import {renderProse, type PageContext, type Site} from './context';
import {renderOperationItem, renderSchemaItem} from './items';
import {splitAtLead} from './lead';
import type {Page} from './page';

const guideTitles: Record<GuideSection['id'], Text> = {
  objects: 'Objects',
  'life-cycle': 'Life cycle',
  order: 'Order of use',
  caution: 'What to watch out for',
};

function renderDescribedItem(
  operation: Operation,
  context: PageContext,
): RichText {
  const text = toPlainLine(getFirstSentence(operation.description ?? ''));
  return element('li', {}, [
    ...renderOperationItem(operation, context),
    ...(text.length > 0 ? [element('span', {}, text)] : []),
  ]);
}

/** The operations under the kind of object that they act on. */
const renderOperationGroups = (
  {operations}: Service,
  context: PageContext,
): RichText[] =>
  groupOperations(operations).flatMap(({title, operations: members}) => [
    ...(title
      ? [
          heading(
            3,
            context.t.loose(title),
            `operations-${title.toLowerCase().replaceAll(' ', '-')}`,
          ),
        ]
      : []),
    element(
      'OperationList',
      {},
      members.map((one) => renderDescribedItem(one, context)),
    ),
  ]);

/** What an object is; what is sent and returned is named after its operation. */
const renderAboutSchema = (
  {shortName, description}: Schema,
  {t}: PageContext,
): RichText[] =>
  /(?:Request|Response)$/.test(shortName)
    ? []
    : [t(': '), ...toPlainLine(getFirstSentence(description ?? shortName))];

function renderContent(service: Service, context: PageContext): RichText[] {
  const {t} = context;
  const self = getServiceLink(service);
  const schemas = service.schemas.map((schema) =>
    element('li', {}, [
      renderSchemaItem(schema),
      ...renderAboutSchema(schema, context),
    ]),
  );
  const {lead, rest} = splitAtLead(
    renderProse(service.description, context, self),
  );
  return [
    ...lead,
    ...(service.layer ? [element('Strata', {layer: service.layer})] : []),
    heading(2, t('Operations'), 'operations'),
    ...renderOperationGroups(service, context),
    ...(rest.length > 0 ? [heading(2, t('About'), 'about'), ...rest] : []),
    ...service.guide.flatMap(({id, text}) => [
      heading(2, t(guideTitles[id]), id),
      ...renderProse(text, context, self),
    ]),
    heading(2, t('Schemas'), 'schemas'),
    element('SchemaList', {}, schemas),
  ];
}

/** The page of one service: what it does, its operations and schemas. */
export const renderServicePage = (
  service: Service,
  {t, editUrl}: Site,
): Page => ({
  file: `${kebabCase(service.tag)}.tag`,
  frontMatter: {
    id: getServiceId(service),
    slug: `/api/${getServiceId(service)}`,
    title: t.loose(getServiceTitle(service.tag)),
    description: getFirstSentence(service.description),
    custom_edit_url: editUrl(service.source),
  },
  components: ['SchemaList'],
  content: (context) => renderContent(service, context),
});
