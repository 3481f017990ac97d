import kebabCase from 'lodash/kebabCase';
import {element, heading, linkTo, list} from '../elements';
import {firstSentence} from '../markdownTree';
import {operationLink, serviceLink} from '../links';
import type {Operation} from '../model';
import type {RichText} from '../richText';
import {operationsNamed} from '../rpcNames';
import {serviceTitle, type Text} from '../texts';
import {byHandSection} from './byHandSection';
import {prose, type PageContext, type Site} from './context';
import {errorSection} from './errorSection';
import {glanceBox} from './glanceBox';
import {operationItem} from './items';
import {messageSection} from './messageSection';
import type {Page} from './page';
import {sampleSection} from './sampleSection';

function relatedSection(
  operation: Operation,
  {t, reference}: PageContext,
): RichText[] {
  const service = reference.services.find(
    ({key}) => key === operation.serviceKey,
  );
  const all = [...reference.operations.values()];
  const items = operation.related.flatMap((name) =>
    operationsNamed(all, name).map(operationItem),
  );
  if (service) {
    const title = t.loose(serviceTitle(service.tag));
    items.push([linkTo(serviceLink(service), title)]);
  }
  return [heading(2, t('Related'), 'related'), ...list(items)];
}

/** The sections of the page: it has no column left for a table of contents. */
function contents({byHand}: Operation, {t}: PageContext): RichText {
  const parts: [id: string, name: Text][] = [
    ['request', 'Request'],
    ['response', 'Response'],
    ['errors', 'Errors'],
    ...(byHand ? [['by-hand', 'The same by hand'] as [string, Text]] : []),
    ['related', 'Related'],
    ['samples', 'Samples'],
  ];
  const links = parts.flatMap(([id, name]) => [' ', linkTo(`#${id}`, t(name))]);
  return element('Contents', {label: t('On this page')}, [
    element('p', {}, links.slice(1)),
  ]);
}

function content(operation: Operation, context: PageContext): RichText[] {
  const {slug, path, streaming, destructive, unimplemented} = operation;
  return [
    element('Endpoint', {
      operation: slug,
      path,
      streaming,
      destructive,
      unimplemented,
    }),
    element('Columns', {}, [
      element('Column', {}, [
        ...glanceBox(operation.glance, context),
        ...prose(operation.description, context, operationLink(operation)),
        contents(operation, context),
        ...messageSection('request', operation, context),
        ...messageSection('response', operation, context),
        ...errorSection(operation, context),
        ...byHandSection(operation, context),
        ...relatedSection(operation, context),
      ]),
      element('Column', {sticky: true}, sampleSection(operation, context)),
    ]),
  ];
}

/** The page of one operation. */
export const operationPage = (operation: Operation, {editUrl}: Site): Page => ({
  file: `${kebabCase(operation.id)}.api`,
  frontMatter: {
    id: operation.slug,
    slug: `/api/${operation.slug}`,
    title: operation.summary,
    description: firstSentence(operation.description ?? operation.summary),
    custom_edit_url: editUrl(operation.source),
    hide_table_of_contents: true,
  },
  content: (context) => content(operation, context),
});
