import kebabCase from 'es-toolkit/compat/kebabCase';
import {getServiceId, getServiceLink} from '../../api/links';
import {getFirstSentence} from '../../api/markdownTree';
import type {Schema, Service} from '../../api/model';
import {groupOperations} from '../../api/operationGroups';
import {
  linkToOperation,
  linkToSchema,
  type OperationGroupData,
  type ServicePageData,
} from '../../api/pageData';
import {getServiceTitle} from '../../translations/texts/texts';
import {renderProse, type PageContext, type Site} from './context';
import {splitAtLead} from './lead';
import type {Page} from './page';

const getGroups = (
  {operations}: Service,
  {t}: PageContext,
): OperationGroupData[] =>
  groupOperations(operations).map(({title, operations: members}) => ({
    ...(title && {
      heading: {
        id: `operations-${title.toLowerCase().replaceAll(' ', '-')}`,
        title: t.loose(title),
      },
    }),
    operations: members.map((one) => ({
      ...linkToOperation(one),
      about: getFirstSentence(one.description ?? ''),
    })),
  }));

/** Only objects are described; messages are named after operations. */
const aboutSchema = ({shortName, description}: Schema): {about?: string} =>
  /(?:Request|Response)$/.test(shortName)
    ? {}
    : {about: getFirstSentence(description ?? shortName)};

function getData(service: Service, context: PageContext): ServicePageData {
  const {description, layer, guide, schemas} = service;
  const self = getServiceLink(service);
  const {lead, rest} = splitAtLead(renderProse(description, context, self));
  return {
    lead,
    ...(layer && {layer}),
    groups: getGroups(service, context),
    about: rest,
    guide: guide.map(({id, text}) => ({
      id,
      text: renderProse(text, context, self),
    })),
    schemas: schemas.map((one) => ({
      ...linkToSchema(one),
      ...aboutSchema(one),
    })),
  };
}

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
  component: 'ServicePage',
  data: (context) => getData(service, context),
});
