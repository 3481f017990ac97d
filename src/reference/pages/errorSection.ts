import {codeToMdx} from '../inlineMdx';
import {schemaLink} from '../links';
import {heading} from '../mdx';
import type {Operation} from '../model';
import {schemaOf, type PageContext} from './context';
import {enumValueList, type ListedValue} from './enumValueList';

/** HTTP status of each Connect code, as the schema of the error lists them. */
function httpStatuses(context: PageContext): Map<string, number | undefined> {
  const code = schemaOf(context, 'connect.error').fields.find(
    ({name}) => name === 'code',
  );
  return new Map(
    (code?.enumValues ?? []).map(({name, httpStatus}) => [name, httpStatus]),
  );
}

/** The errors of an operation, with the HTTP status of a unary answer. */
export function errorSection(
  operation: Operation,
  context: PageContext,
): string[] {
  const {t} = context;
  const statuses = httpStatuses(context);
  const values = operation.errors.map(
    ({code, description, message}): ListedValue => ({
      name: code,
      description,
      note:
        message?.trim() &&
        `${t('Example message')}${t(': ')}${codeToMdx(message)}`,
      httpStatus: operation.streaming ? undefined : statuses.get(code),
    }),
  );
  return [
    heading(2, t('Errors'), 'errors'),
    t(
      operation.streaming
        ? 'A stream that fails ends with a [Connect error]({link}) in its last message; the HTTP status is 200 all the same.'
        : 'A call that fails answers with a [Connect error]({link}): its `code` says what went wrong, its `message` says it in words.',
      {link: schemaLink(schemaOf(context, 'connect.error'))},
    ),
    enumValueList(values, 'error', context),
  ];
}
