import kebabCase from 'es-toolkit/compat/kebabCase';
import {getFullName} from '../../changes/names';
import {element, heading, linkTo, list} from './elements';
import {getFirstSentence} from '../../api/markdownTree';
import {getGuideLink, getOperationLink, getServiceLink} from '../../api/links';
import type {Operation} from '../../api/model';
import type {RichText} from '../../api/richText';
import {findOperationsNamed} from '../../api/rpcNames';
import {getServiceTitle, type Text} from '../../translations/texts/texts';
import {renderByHandSection} from './byHandSection';
import {
  renderProse,
  renderRichText,
  type PageContext,
  type Site,
} from './context';
import {renderErrorSection} from './errorSection';
import {renderFactList, renderGlanceBox} from './glanceBox';
import {
  renderDeprecatedMark,
  renderHistorySection,
  renderSinceMark,
} from './historySection';
import {renderEffectMark, renderOperationItem} from './items';
import {splitAtLead} from './lead';
import {renderMessageSection} from './messageSection';
import type {Page} from './page';
import {renderSampleSection} from './sampleSection';

function renderRelatedSection(
  operation: Operation,
  context: PageContext,
): RichText[] {
  const {t, reference} = context;
  const service = reference.services.find(
    ({key}) => key === operation.serviceKey,
  );
  const all = [...reference.operations.values()];
  const items = operation.related.flatMap((name) =>
    findOperationsNamed(all, name).map((one) =>
      renderOperationItem(one, context),
    ),
  );
  if (service) {
    const title = t.loose(getServiceTitle(service.tag));
    items.push([linkTo(getServiceLink(service), title)]);
  }
  return [heading(2, t('Related'), 'related'), ...list(items)];
}

function renderGuideSection(
  {id}: Operation,
  {t, guides}: PageContext,
): RichText[] {
  const items = (guides.get(id) ?? []).map(({name, title}) => [
    linkTo(getGuideLink(name), title),
  ]);
  return items.length === 0
    ? []
    : [heading(2, t('Guides'), 'guides'), ...list(items)];
}

/** The sections of the page: it has no column left for a table of contents. */
function renderContents(
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
function renderBadges(operation: Operation, context: PageContext): RichText[] {
  const {t} = context;
  const {streaming, destructive, unimplemented, deprecated, draft} = operation;
  const name = getFullName(operation.path);
  const words: [string | false | undefined, isDanger: boolean][] = [
    [streaming && t('server stream'), false],
    [destructive && t('destructive'), true],
    [unimplemented && t('not implemented'), false],
    [deprecated && renderDeprecatedMark(name, context), true],
    [renderSinceMark(name, context), false],
    [draft && t('not described yet'), true],
  ];
  return words.flatMap(([word, isDanger]) =>
    word ? [element('Badge', {isDanger}, [word])] : [],
  );
}

/** Says that there are no words yet. */
const draftNote = ({draft}: Operation, context: PageContext): RichText[] =>
  draft
    ? renderRichText(
        context.t(
          'Nobody has described this operation yet. This page shows what the API description says: its messages, fields and types.',
        ),
        context,
      )
    : [];

function renderContent(operation: Operation, context: PageContext): RichText[] {
  const {slug, path, glance, description, unimplemented} = operation;
  const prose = renderProse(description, context, getOperationLink(operation));
  // What to use instead stands above everything else.
  const {lead, rest} = unimplemented
    ? {lead: prose, rest: []}
    : splitAtLead(prose);
  const behavior = [...renderFactList(glance, context), ...rest];
  const hasBehavior = behavior.length > 0;
  const name = getFullName(operation.path);
  const history = renderHistorySection(
    ({touches}) => touches.some((touch) => touch.operation === name),
    context,
  );
  const parts = {hasBehavior, hasHistory: history.length > 0};
  return [
    ...lead,
    ...draftNote(operation, context),
    element(
      'Endpoint',
      {operation: slug, path, ...(unimplemented && {unimplemented})},
      [
        ...renderEffectMark(operation, context),
        ...renderBadges(operation, context),
      ],
    ),
    element('Columns', {}, [
      element('Column', {}, [
        ...renderGlanceBox(glance, context),
        renderContents(operation, context, parts),
        ...renderMessageSection('request', operation, context),
        ...(hasBehavior
          ? [heading(2, context.t('Behavior'), 'behavior'), ...behavior]
          : []),
        ...renderMessageSection('response', operation, context),
        ...renderErrorSection(operation, context),
        ...renderByHandSection(operation, context),
        ...renderGuideSection(operation, context),
        ...history,
        ...renderRelatedSection(operation, context),
      ]),
      element(
        'Column',
        {sticky: true},
        renderSampleSection(operation, context),
      ),
    ]),
  ];
}

/** The page of one operation. */
export const renderOperationPage = (
  operation: Operation,
  {editUrl}: Site,
): Page => ({
  file: `${kebabCase(operation.id)}.api`,
  description: getFirstSentence(operation.description ?? operation.summary),
  frontMatter: {
    id: operation.slug,
    slug: `/api/${operation.slug}`,
    title: operation.summary,
    custom_edit_url: editUrl(operation.source),
    hide_table_of_contents: true,
  },
  content: (context) => renderContent(operation, context),
});
