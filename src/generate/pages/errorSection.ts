import groupBy from 'es-toolkit/compat/groupBy';
import {code, element, heading} from './elements';
import type {ValueData} from '../../api/fieldData';
import {getSchemaLink} from '../../api/links';
import type {KnownError, Operation} from '../../api/model';
import type {RichText} from '../../api/richText';
import {renderRichText, findSchema, type PageContext} from './context';
import {renderValueList} from './enumValueList';
import {getErrorCodes} from './errorCodes';

/** HTTP status of each Connect code, as the schema of the error lists them. */
const getHttpStatuses = (
  context: PageContext,
): Map<string, number | undefined> =>
  new Map(
    getErrorCodes(context).map(({name, httpStatus}) => [name, httpStatus]),
  );

/** An error, and the slug of its operation. */
type PlacedError = KnownError & {operation: string};

/** A text after its label, on one line. */
function renderLabeled(
  label: string,
  text: string | undefined,
  context: PageContext,
): RichText[] {
  if (!text) return [];
  const [first, ...others] = renderRichText(text, context);
  const inner = Array.isArray(first) ? first.slice(2) : [];
  const name = element('strong', {}, [label]);
  return [
    element('p', {}, [name, context.t(': '), ...(inner as RichText[])]),
    ...others,
  ];
}

/** One cause of an error: what it is, what comes, how to check and to fix it. */
function getCause(
  {description, message, check, fix, anchor, operation}: PlacedError,
  context: PageContext,
): RichText[] {
  const {t} = context;
  const sent = message?.trim();
  return [
    element('TryError', {operation, error: anchor}),
    ...renderRichText(description, context),
    ...(sent
      ? [element('p', {}, [`${t('Example message')}${t(': ')}`, code(sent)])]
      : []),
    ...renderLabeled(t('Check'), check, context),
    ...renderLabeled(t('Fix'), fix, context),
  ];
}

/** The causes of one code; several of them as a list, each with its anchor. */
function collectCauses(
  errors: PlacedError[],
  context: PageContext,
): RichText[] {
  if (errors.length === 1) {
    return errors.flatMap((error) => getCause(error, context));
  }
  const items = errors.map((error) =>
    element('li', {id: error.anchor}, getCause(error, context)),
  );
  return [element('ul', {}, items)];
}

/** The errors of an operation, with the HTTP status of a unary answer. */
export function renderErrorSection(
  operation: Operation,
  context: PageContext,
): RichText[] {
  const {t} = context;
  const statuses = getHttpStatuses(context);
  const placed = operation.errors.map((error) => ({
    ...error,
    operation: operation.slug,
  }));
  const byCode = groupBy(placed, ({code: name}) => name);
  const values = Object.entries(byCode).map(([name, errors]): ValueData => ({
    name,
    httpStatus: operation.streaming ? undefined : statuses.get(name),
    text: collectCauses(errors, context),
  }));
  const introduction = t(
    operation.streaming
      ? 'A stream that fails ends with a [Connect error]({link}) in its last message; the HTTP status is still 200.'
      : 'A call that fails returns a [Connect error]({link}): its `code` says what went wrong, its `message` says it in words.',
    {link: getSchemaLink(findSchema(context, 'connect.error'))},
  );
  return [
    heading(2, t('Errors'), 'errors'),
    ...renderRichText(introduction, context),
    ...renderValueList(values, 'error'),
  ];
}
