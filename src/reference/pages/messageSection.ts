import {lineToMdx} from '../commonMark';
import {schemaLink} from '../links';
import {block, codeBlock, heading} from '../mdx';
import type {Message, Operation} from '../model';
import {prose, schemaOf, type PageContext} from './context';
import {fieldList} from './fieldList';

function exampleBlocks(message: Message, title: string): string[] {
  return message.examples.flatMap(({summary, value}) => [
    `**${title}:** ${lineToMdx(summary ?? '')}`,
    codeBlock('json', JSON.stringify(value, null, 2)),
  ]);
}

/** A part of an operation page: the message's schema, fields and examples. */
function messageSection(
  side: 'request' | 'response',
  message: Message,
  operation: Operation,
  context: PageContext,
): string[] {
  const {t} = context;
  const schema = schemaOf(context, message.schema);
  const isRequest = side === 'request';
  return [
    heading(2, t(isRequest ? 'Request' : 'Response'), side),
    prose(message.description, context),
    operation.streaming && !isRequest
      ? t('A stream of messages of this type, in Connect envelopes.')
      : '',
    block('Message', {
      name: schema.shortName,
      to: schemaLink(schema),
      mediaType: message.mediaType,
    }),
    fieldList(schema, side, context),
    ...exampleBlocks(
      message,
      t(isRequest ? 'Example request' : 'Example response'),
    ),
  ];
}

export const requestSection = (
  operation: Operation,
  context: PageContext,
): string[] => messageSection('request', operation.request, operation, context);

export const responseSection = (
  operation: Operation,
  context: PageContext,
): string[] =>
  messageSection('response', operation.response, operation, context);
