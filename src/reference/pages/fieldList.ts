import {schemaLink} from '../links';
import {block} from '../mdx';
import type {Field, Schema} from '../model';
import {prose, type PageContext} from './context';
import {enumValueList} from './enumValueList';

/** The parts of a field's type: its own fields, or the values it may have. */
function nestedList(
  target: Schema | undefined,
  id: string,
  context: PageContext,
  open: boolean,
): string {
  if (!target) return '';
  const list =
    target.fields.length > 0
      ? fieldList(target, id, context, 0)
      : enumValueList(target.enumValues, id, context);
  return list === ''
    ? ''
    : block('Nested', {name: target.shortName, open}, [list]);
}

function fieldBlock(
  field: Field,
  anchor: string,
  context: PageContext,
  depth: number,
  alone: boolean,
): string {
  const id = `${anchor}.${field.name}`;
  const target = context.reference.schemas.get(field.type.name);
  return block(
    'Field',
    {
      id,
      name: field.name,
      type: target?.shortName ?? field.type.name,
      to: target && schemaLink(target),
      repeated: field.type.repeated,
      map: field.type.map,
      required: field.required,
      readOnly: field.readOnly,
      defaultValue: field.defaultValue,
    },
    [
      prose(field.description, context),
      enumValueList(field.enumValues, id, context),
      depth > 0 ? nestedList(target, id, context, alone) : '',
    ],
  );
}

/**
 * Some fields as a list; each has the anchor `<anchor>.<field>`.
 *
 * @param depth how many levels of nested messages stand in the list itself;
 *   deeper ones, recursive ones among them, are links
 */
export function fieldBlocks(
  fields: Field[],
  anchor: string,
  context: PageContext,
  depth: number,
): string {
  const alone = fields.length === 1;
  return block(
    'Fields',
    {},
    fields.map((field) => fieldBlock(field, anchor, context, depth, alone)),
  );
}

/** The fields of a schema as a list; see `fieldBlocks`. */
export function fieldList(
  schema: Schema,
  anchor: string,
  context: PageContext,
  depth: number,
): string {
  const {t} = context;
  if (schema.fields.length === 0) return t('This message has no fields.');
  const list = fieldBlocks(schema.fields, anchor, context, depth);
  const names = schema.oneOf.map((name) => `\`${name}\``).join(t(', '));
  return names === ''
    ? list
    : `${t('Exactly one of {fields} is set.', {fields: names})}\n\n${list}`;
}
