import groupBy from 'es-toolkit/compat/groupBy';
import kebabCase from 'es-toolkit/compat/kebabCase';
import pick from 'es-toolkit/compat/pick';
import {getFullName} from '../../api/names';
import {getFirstSentence} from '../../api/markdownTree';
import {getOperationLink, getSchemaLink} from '../../api/links';
import type {KnownError, Operation, Side} from '../../api/model';
import {
  linkToOperation,
  linkToSchema,
  linkToService,
  shownKeys,
  type CauseData,
  type ErrorData,
  type MessageData,
  type OperationPageData,
} from '../../api/pageData';
import type {RichText} from '../../api/richText';
import {findOperationsNamed} from '../../api/rpcNames';
import type {SidebarProps} from '../../api/sidebar';
import {
  findSchema,
  getErrorCodes,
  renderRichText,
  showTexts,
  type PageContext,
} from './context';
import {getFieldsData} from './fieldData';
import {getHistoryData} from './history';
import {splitAtLead} from './lead';
import {getMarks} from './marks';
import {toolLinks} from '../../site';
import type {Translator} from '../../translations/texts/texts';
import type {Page} from './page';
import {getSamplesData} from './samplesData';
import {getTouchedData} from './touched';

function getMessageData(
  side: Side,
  operation: Operation,
  context: PageContext,
): MessageData {
  const {description, mediaType, schema: name} = operation[side];
  const schema = findSchema(context, name);
  return {
    text: renderRichText(description, context),
    schema: linkToSchema(schema),
    mediaType,
    ...getFieldsData(schema, context, {
      isAnswer: side === 'response',
      isNested: true,
    }),
  };
}

function getCauseData(
  {description, message, check, fix, anchor}: KnownError,
  context: PageContext,
): CauseData {
  const {t} = context;
  const sent = message?.trim();
  const remedy = [
    check && `**${t('Check')}**${t(': ')}${check}`,
    fix && `**${t('Fix')}**${t(': ')}${fix}`,
  ];
  return {
    anchor,
    text: renderRichText(description, context),
    ...(sent && {message: sent}),
    remedy: renderRichText(remedy.filter(Boolean).join('\n\n'), context),
  };
}

function getErrorsData(
  {errors, streaming}: Operation,
  context: PageContext,
): ErrorData[] {
  const codes = getErrorCodes(context);
  return Object.entries(groupBy(errors, ({code}) => code)).map(
    ([code, causes]) => ({
      code,
      httpStatus: streaming
        ? undefined
        : codes.find(({name}) => name === code)?.httpStatus,
      causes: causes.map((one) => getCauseData(one, context)),
    }),
  );
}

function getCommandsData(
  {'x-by-hand': byHand}: Operation,
  context: PageContext,
): OperationPageData['commands'] {
  if (!byHand) return undefined;
  const {commands = [], note} = byHand;
  const lines = commands.map(({command}) => command).join('\n');
  return {
    ...(lines && {code: context.highlight(lines, 'bash')}),
    note: renderRichText(note, context),
    tools: [...new Set(commands.map(({tool}) => tool))].map((name) => ({
      name,
      to: toolLinks[name],
    })),
  };
}

function getData(
  operation: Operation,
  context: PageContext,
): Omit<OperationPageData, 'title'> {
  const {reference, guides} = context;
  const {id, path, description, effect, 'x-behavior': facts} = operation;
  const name = getFullName(path);
  // The alternative to an unimplemented operation comes before everything else.
  const {lead, rest} =
    effect === 'none'
      ? {lead: description, rest: ''}
      : splitAtLead(description);
  const show = (text: string | undefined): RichText[] =>
    renderRichText(text, context, {self: getOperationLink(operation)});
  const service = reference.services.find(
    ({key}) => key === operation.serviceKey,
  );
  const all = [...reference.operations.values()];
  const request = getMessageData('request', operation, context);
  return {
    ...pick(operation, shownKeys),
    ...getMarks(name, operation, context),
    streaming: operation.streaming || undefined,
    simulated: context.sandbox.operations[path]?.simulated || undefined,
    lead: show(lead),
    behavior: show(rest),
    facts: facts && showTexts(facts, context),
    touched: getTouchedData(operation, context),
    request,
    response: getMessageData('response', operation, context),
    headers: getFieldsData({fields: reference.headers}, context, {
      isAnswer: false,
    }).fields,
    errors: getErrorsData(operation, context),
    errorLink: getSchemaLink(findSchema(context, 'connect.error')),
    commands: getCommandsData(operation, context),
    guides: guides.get(id) ?? [],
    history: getHistoryData(
      ({touches}) => touches.some((touch) => touch.operation === name),
      context,
    ),
    related: operation.related.flatMap((rpc) =>
      findOperationsNamed(all, rpc).map(linkToOperation),
    ),
    service: service && linkToService(service),
    samples: getSamplesData(
      operation,
      request.fields.map((field) => field.name),
      context,
    ),
  };
}

const getSidebarProps = (
  {effect, 'x-group': group, 'x-sidebar-label': label}: Operation,
  t: Translator,
  before?: Operation,
): SidebarProps => ({
  ...(group && group !== before?.['x-group'] && {group: t.loose(group)}),
  ...(label && {label}),
  effect,
});

/** @param before the operation before it in the sidebar */
export const renderOperationPage = (
  operation: Operation,
  t: Translator,
  before?: Operation,
): Page => ({
  file: `${kebabCase(operation.id)}.api`,
  slug: `/api/${operation.slug}`,
  title: operation.summary,
  description: getFirstSentence(operation.description ?? operation.summary),
  source: operation.source,
  frontMatter: {sidebar_custom_props: getSidebarProps(operation, t, before)},
  component: 'OperationPage',
  data: (context) => getData(operation, context),
});
