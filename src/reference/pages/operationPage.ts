import {firstSentence, linkToMdx} from '../commonMark';
import {operationLink, serviceLink} from '../links';
import {block, heading, page} from '../mdx';
import type {Operation} from '../model';
import {prose, type PageContext} from './context';
import {errorSection} from './errorSection';
import {requestSection, responseSection} from './messageSection';

function relatedSection(operation: Operation, context: PageContext): string[] {
  const {t, reference} = context;
  const service = reference.services.find(
    ({key}) => key === operation.serviceKey,
  );
  const byRpc = new Map(
    [...reference.operations.values()].map((one) => [one.rpc, one]),
  );
  const items = operation.related.flatMap((rpc) => {
    const related = byRpc.get(rpc);
    return related
      ? [`- ${linkToMdx(related.summary, operationLink(related))} \`${rpc}\``]
      : [];
  });
  if (service) {
    const name = t('{name} service', {name: t.loose(service.displayName)});
    items.push(`- ${linkToMdx(name, serviceLink(service))}`);
  }
  return [heading(2, t('Related'), 'related'), items.join('\n')];
}

/** The page of one operation, as MDX. */
export function operationPage(
  operation: Operation,
  context: PageContext,
  editUrl: string,
): string {
  const self = operationLink(operation);
  return page(
    {
      id: operation.slug,
      slug: `/api/${operation.slug}`,
      title: operation.summary,
      description: firstSentence(operation.description ?? operation.summary),
      custom_edit_url: editUrl,
    },
    [
      block('Endpoint', {
        path: operation.path,
        streaming: operation.streaming,
        destructive: operation.destructive,
        unimplemented: operation.unimplemented,
      }),
      prose(operation.description, context, self),
      ...requestSection(operation, context),
      ...responseSection(operation, context),
      ...errorSection(operation, context),
      ...relatedSection(operation, context),
    ],
  );
}
