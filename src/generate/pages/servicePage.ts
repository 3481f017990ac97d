import kebabCase from 'es-toolkit/compat/kebabCase';
import {getServiceId, getServiceLink} from '../../api/links';
import {getFirstSentence} from '../../api/markdownTree';
import type {Service} from '../../api/model';
import {describesObject} from '../../api/names';
import {groupOperations} from '../../api/operationGroups';
import {
  linkToOperation,
  linkToSchema,
  type OperationGroupData,
  type ServicePageData,
} from '../../api/pageData';
import {renderRichText, type PageContext} from './context';
import {splitAtLead} from './lead';
import type {Page} from './page';
import {getEditUrl} from '../paths';

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

function getData(service: Service, context: PageContext): ServicePageData {
  const {tag, description, layer, guide, schemas} = service;
  const self = getServiceLink(service);
  const {lead, rest} = splitAtLead(
    renderRichText(description, context, {self}),
  );
  return {
    name: tag,
    lead,
    ...(layer && {layer}),
    groups: getGroups(service, context),
    about: rest,
    guide: guide.map(({id, text}) => ({
      id,
      text: renderRichText(text, context, {self}),
    })),
    objects: schemas.filter(describesObject).map((one) => ({
      ...linkToSchema(one),
      about: getFirstSentence(one.description ?? one.shortName),
    })),
    messages: schemas
      .filter((one) => !describesObject(one))
      .map((one) => linkToSchema(one)),
  };
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
  component: 'ServicePage',
  data: (context) => getData(service, context),
});
