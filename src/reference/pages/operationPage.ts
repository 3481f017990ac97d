import {linkToMdx} from '../inlineMdx';
import {firstSentence} from '../markdownTree';
import {operationLink, serviceLink} from '../links';
import {block, heading, page} from '../mdx';
import type {Operation} from '../model';
import {operationsNamed} from '../rpcNames';
import {serviceTitle} from '../texts';
import {prose, type PageContext} from './context';
import {errorSection} from './errorSection';
import {requestSection, responseSection} from './messageSection';
import {sampleSection} from './sampleSection';

function relatedSection(operation: Operation, context: PageContext): string[] {
  const {t, reference} = context;
  const service = reference.services.find(
    ({key}) => key === operation.serviceKey,
  );
  const all = [...reference.operations.values()];
  const items = operation.related.flatMap((name) =>
    operationsNamed(all, name).map(
      (one) => `- ${linkToMdx(one.summary, operationLink(one))} \`${one.rpc}\``,
    ),
  );
  if (service) {
    const name = t.loose(serviceTitle(service.tag));
    items.push(`- ${linkToMdx(name, serviceLink(service))}`);
  }
  return [heading(2, t('Related'), 'related'), items.join('\n')];
}

/** The sections of the page: it has no column left for a table of contents. */
function contents({t}: PageContext): string {
  const names = [
    'Request',
    'Response',
    'Errors',
    'Related',
    'Samples',
  ] as const;
  const links = names.map((name) => `[${t(name)}](#${name.toLowerCase()})`);
  return block('Contents', {label: t('On this page')}, [links.join(' ')]);
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
      hide_table_of_contents: true,
    },
    [
      block('Endpoint', {
        operation: operation.slug,
        path: operation.path,
        streaming: operation.streaming,
        destructive: operation.destructive,
        unimplemented: operation.unimplemented,
      }),
      block('Columns', {}, [
        block('Column', {}, [
          prose(operation.description, context, self),
          contents(context),
          ...requestSection(operation, context),
          ...responseSection(operation, context),
          ...errorSection(operation, context),
          ...relatedSection(operation, context),
        ]),
        block('Column', {sticky: true}, sampleSection(operation, context)),
      ]),
    ],
  );
}
