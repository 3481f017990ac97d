import {firstParagraph, toMdx} from '../commonMark';
import {operationLink, schemaLink, serviceLink} from '../links';
import {heading, page} from '../mdx';
import type {Reference, Service} from '../model';
import type {Text, Translator} from '../texts';

/** The page of one service, as MDX: what it does, its operations and schemas. */
export function servicePage(
  service: Service,
  t: Translator,
  editUrl: string,
): string {
  const operations = service.operations.map(
    (operation) =>
      `- [${toMdx(operation.summary)}](${operationLink(operation)}) \`${operation.rpc}\``,
  );
  const schemas = service.schemas.map(
    (schema) => `- [\`${schema.shortName}\`](${schemaLink(schema)})`,
  );
  return page(
    {
      id: `${service.key}-service`,
      slug: `/api/${service.key}-service`,
      title: t('{name} service', {name: t(service.displayName as Text)}),
      sidebar_label: t('Overview'),
      description: firstParagraph(service.description),
      custom_edit_url: editUrl,
    },
    [
      toMdx(service.description),
      heading(2, t('Operations'), 'operations'),
      operations.join('\n'),
      heading(2, t('Schemas'), 'schemas'),
      schemas.join('\n'),
    ],
  );
}

/** The introduction to the API, as MDX: the text and the list of services. */
export function introductionPage(
  reference: Reference,
  t: Translator,
  editUrl: string,
): string {
  const services = reference.services.map(
    (service) =>
      `- [${t(service.displayName as Text)}](${serviceLink(service)}): ${toMdx(firstParagraph(service.description))}`,
  );
  return page(
    {
      id: 'holt-service',
      slug: '/api/holt-service',
      title: t('Holt API'),
      sidebar_label: t('Introduction'),
      description: firstParagraph(reference.description),
      custom_edit_url: editUrl,
    },
    [
      toMdx(reference.description),
      heading(2, t('Services'), 'services'),
      services.join('\n'),
    ],
  );
}
