import {schemaLink} from '../links';
import {block, heading} from '../mdx';
import type {Operation} from '../model';
import {prose, schemaOf, type PageContext} from './context';
import {fieldBlocks, fieldList} from './fieldList';

/** The headers of a call, folded: they are the same for every operation. */
function headerList(context: PageContext): string {
  const {t, reference} = context;
  return block('Nested', {title: t('Headers')}, [
    fieldBlocks(reference.headers, 'header', context, 0),
  ]);
}

/** A part of an operation page: a message, its schema and its fields. */
function messageSection(
  side: 'request' | 'response',
  operation: Operation,
  context: PageContext,
): string[] {
  const {t} = context;
  const message = operation[side];
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
    isRequest ? headerList(context) : '',
    fieldList(schema, side, context, 1),
  ];
}

export const requestSection = (
  operation: Operation,
  context: PageContext,
): string[] => messageSection('request', operation, context);

export const responseSection = (
  operation: Operation,
  context: PageContext,
): string[] => messageSection('response', operation, context);
