import {code, linkTo} from '../elements';
import {operationLink, schemaLink} from '../links';
import type {Operation, Schema} from '../model';
import {wordsOf, type RichText} from '../richText';

/** An operation in a list: its summary as a link, and its method name. */
export const operationItem = (operation: Operation): RichText[] => [
  linkTo(operationLink(operation), ...wordsOf(operation.summary)),
  ' ',
  code(operation.rpc),
];

/** A schema in a list: its name as a link. */
export const schemaItem = (schema: Schema): RichText =>
  linkTo(schemaLink(schema), code(schema.shortName));
