import {code, linkTo} from '../elements';
import {operationLink, schemaLink} from '../links';
import type {Operation, Schema} from '../model';
import {wordsOf, type RichText} from '../richText';
import type {PageContext} from './context';

/** An operation in a list: its summary as a link, and its method name. */
export const operationItem = (operation: Operation): RichText[] => [
  linkTo(operationLink(operation), ...wordsOf(operation.summary)),
  ' ',
  code(operation.rpc),
];

/** A schema in a list: its name as a link. */
export const schemaItem = (schema: Schema): RichText =>
  linkTo(schemaLink(schema), code(schema.shortName));

/** Things in a sentence, with a comma between them. */
export const listed = (items: RichText[][], {t}: PageContext): RichText[] =>
  items.flatMap((item, index) => (index > 0 ? [t(', '), ...item] : item));
