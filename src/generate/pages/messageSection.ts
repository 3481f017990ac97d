import {element, heading} from './elements';
import {getSchemaLink} from '../../api/links';
import type {Operation} from '../../api/model';
import type {RichText} from '../../api/richText';
import {renderRichText, findSchema, type PageContext} from './context';
import {renderFieldBlocks, renderFieldList} from './fieldList';

/** The headers of a call, folded: they are the same for every operation. */
function renderHeaderList(context: PageContext): RichText {
  const {t, reference} = context;
  return element('Nested', {title: t('Headers')}, [
    renderFieldBlocks({fields: reference.headers}, 'header', context, {
      depth: 0,
      isAnswer: false,
    }),
  ]);
}

/** A part of an operation page: a message, its schema and its fields. */
export function renderMessageSection(
  side: 'request' | 'response',
  operation: Operation,
  context: PageContext,
): RichText[] {
  const {t} = context;
  const {description, mediaType, schema: name} = operation[side];
  const schema = findSchema(context, name);
  const isRequest = side === 'request';
  const inEnvelopes =
    operation.streaming && !isRequest
      ? t('A stream of messages of this type, in Connect envelopes.')
      : undefined;
  return [
    heading(2, t(isRequest ? 'Request' : 'Response'), side),
    ...renderRichText(description, context),
    ...renderRichText(inEnvelopes, context),
    element('Message', {
      name: schema.shortName,
      to: getSchemaLink(schema),
      mediaType,
    }),
    ...(isRequest ? [renderHeaderList(context)] : []),
    ...renderFieldList(schema, side, context, {depth: 1, isAnswer: !isRequest}),
  ];
}
