import {code, element, linkTo} from './elements';
import {getOperationLink, getSchemaLink} from '../../api/links';
import type {Operation, Schema} from '../../api/model';
import type {Glance} from '../../api/openapi';
import {toPlainLine, type RichText} from '../../api/richText';
import type {Text} from '../../translations/texts/texts';
import type {PageContext} from './context';

const effects: Record<Glance['effect'], Text> = {
  reads: 'reads',
  writes: 'changes',
  destroys: 'destroys',
};

/** The mark of what an operation does: a sign, and a word for who sees none. */
export const renderEffectMark = (
  {glance}: Operation,
  {t}: Pick<PageContext, 't'>,
): RichText[] =>
  glance
    ? [element('Effect', {effect: glance.effect}, [t(effects[glance.effect])])]
    : [];

/** An operation in a list: its summary as a link, its method name, its mark. */
export const renderOperationItem = (
  operation: Operation,
  context: Pick<PageContext, 't'>,
): RichText[] => [
  linkTo(getOperationLink(operation), ...toPlainLine(operation.summary)),
  ' ',
  code(operation.rpc),
  ...renderEffectMark(operation, context),
];

/** A schema in a list: its name as a link. */
export const renderSchemaItem = (schema: Schema): RichText =>
  linkTo(getSchemaLink(schema), code(schema.shortName));

/** Things in a sentence, with a comma between them. */
export const renderListed = (
  items: RichText[][],
  {t}: PageContext,
): RichText[] =>
  items.flatMap((item, index) => (index > 0 ? [t(', '), ...item] : item));
