import kebabCase from 'lodash/kebabCase';
import {fullName} from '../../changes/names';
import {element, heading, linkTo, list} from '../elements';
import {firstSentence} from '../markdownTree';
import {guideLink, operationLink, serviceLink} from '../links';
import type {Operation} from '../model';
import type {RichText} from '../richText';
import {operationsNamed} from '../rpcNames';
import {serviceTitle, type Text} from '../texts';
import {byHandSection} from './byHandSection';
import {prose, richText, type PageContext, type Site} from './context';
import {errorSection} from './errorSection';
import {factList, glanceBox} from './glanceBox';
import {deprecatedMark, historySection, sinceMark} from './historySection';
import {effectMark, operationItem} from './items';
import {atLead} from './lead';
import {messageSection} from './messageSection';
import type {Page} from './page';
import {sampleSection} from './sampleSection';

function relatedSection(
  operation: Operation,
  context: PageContext,
): RichText[] {
  const {t, reference} = context;
  const service = reference.services.find(
    ({key}) => key === operation.serviceKey,
  );
  const all = [...reference.operations.values()];
  const items = operation.related.flatMap((name) =>
    operationsNamed(all, name).map((one) => operationItem(one, context)),
  );
  if (service) {
    const title = t.loose(serviceTitle(service.tag));
    items.push([linkTo(serviceLink(service), title)]);
  }
  return [heading(2, t('Related'), 'related'), ...list(items)];
}

function guideSection({id}: Operation, {t, guides}: PageContext): RichText[] {
  const items = (guides.get(id) ?? []).map(({name, title}) => [
    linkTo(guideLink(name), title),
  ]);
  return items.length === 0
    ? []
    : [heading(2, t('Guides'), 'guides'), ...list(items)];
}

/** The sections of the page: it has no column left for a table of contents. */
function contents(
  {id, byHand}: Operation,
  {t, guides}: PageContext,
  {hasBehavior, hasHistory}: Record<'hasBehavior' | 'hasHistory', boolean>,
): RichText {
  const parts: [id: string, name: Text][] = [
    ['request', 'Request'],
    ...(hasBehavior ? [['behavior', 'Behavior'] as [string, Text]] : []),
    ['response', 'Response'],
    ['errors', 'Errors'],
    ...(byHand ? [['by-hand', 'The same by hand'] as [string, Text]] : []),
    ...(guides.has(id) ? [['guides', 'Guides'] as [string, Text]] : []),
    ...(hasHistory ? [['history', 'History'] as [string, Text]] : []),
    ['related', 'Related'],
    ['samples', 'Samples'],
  ];
  const links = parts.flatMap(([id, name]) => [' ', linkTo(`#${id}`, t(name))]);
  return element('Contents', {label: t('On this page')}, [
    element('p', {}, links.slice(1)),
  ]);
}

/** What is special about an operation, in a word each, beside its path. */
function badges(operation: Operation, context: PageContext): RichText[] {
  const {t} = context;
  const {streaming, destructive, unimplemented, deprecated, draft} = operation;
  const name = fullName(operation.path);
  const words: [string | false | undefined, isDanger: boolean][] = [
    [streaming && t('server stream'), false],
    [destructive && t('destructive'), true],
    [unimplemented && t('not implemented'), true],
    [deprecated && deprecatedMark(name, context), true],
    [sinceMark(name, context), false],
    [draft && t('not described yet'), true],
  ];
  return words.flatMap(([word, isDanger]) =>
    word ? [element('Badge', {isDanger}, [word])] : [],
  );
}

/** Says that there are no words yet. */
const draftNote = ({draft}: Operation, context: PageContext): RichText[] =>
  draft
    ? richText(
        context.t(
          'Nobody has described this operation yet. This page shows what the API description says: its messages, fields and types.',
        ),
        context,
      )
    : [];

function content(operation: Operation, context: PageContext): RichText[] {
  const {slug, path, glance, description} = operation;
  const {lead, rest} = atLead(
    prose(description, context, operationLink(operation)),
  );
  const behavior = [...factList(glance, context), ...rest];
  const hasBehavior = behavior.length > 0;
  const name = fullName(operation.path);
  const history = historySection(
    ({touches}) => touches.some((touch) => touch.operation === name),
    context,
  );
  const parts = {hasBehavior, hasHistory: history.length > 0};
  return [
    ...lead,
    ...draftNote(operation, context),
    element('Endpoint', {operation: slug, path}, [
      ...effectMark(operation, context),
      ...badges(operation, context),
    ]),
    element('Columns', {}, [
      element('Column', {}, [
        ...glanceBox(glance, context),
        contents(operation, context, parts),
        ...messageSection('request', operation, context),
        ...(hasBehavior
          ? [heading(2, context.t('Behavior'), 'behavior'), ...behavior]
          : []),
        ...messageSection('response', operation, context),
        ...errorSection(operation, context),
        ...byHandSection(operation, context),
        ...guideSection(operation, context),
        ...history,
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
