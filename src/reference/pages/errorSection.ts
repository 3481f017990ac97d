import {code, element, heading} from '../elements';
import type {ValueData} from '../fieldData';
import {schemaLink} from '../links';
import type {Operation} from '../model';
import type {RichText} from '../richText';
import {richText, schemaOf, type PageContext} from './context';
import {valueList} from './enumValueList';

/** HTTP status of each Connect code, as the schema of the error lists them. */
function httpStatuses(context: PageContext): Map<string, number | undefined> {
  const field = schemaOf(context, 'connect.error').fields.find(
    ({name}) => name === 'code',
  );
  return new Map(
    (field?.enumValues ?? []).map(({name, httpStatus}) => [name, httpStatus]),
  );
}

const exampleMessage = (message: string, {t}: PageContext): RichText =>
  element('p', {}, [`${t('Example message')}${t(': ')}`, code(message)]);

/** The errors of an operation, with the HTTP status of a unary answer. */
export function errorSection(
  operation: Operation,
  context: PageContext,
): RichText[] {
  const {t} = context;
  const statuses = httpStatuses(context);
  const values = operation.errors.map(
    ({code: name, description, message}): ValueData => ({
      name,
      httpStatus: operation.streaming ? undefined : statuses.get(name),
      text: [
        ...richText(description, context),
        ...(message?.trim() ? [exampleMessage(message.trim(), context)] : []),
      ],
    }),
  );
  const introduction = t(
    operation.streaming
      ? 'A stream that fails ends with a [Connect error]({link}) in its last message; the HTTP status is 200 all the same.'
      : 'A call that fails answers with a [Connect error]({link}): its `code` says what went wrong, its `message` says it in words.',
    {link: schemaLink(schemaOf(context, 'connect.error'))},
  );
  return [
    heading(2, t('Errors'), 'errors'),
    ...richText(introduction, context),
    ...valueList(values, 'error'),
  ];
}
