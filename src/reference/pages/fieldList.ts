import {schemaLink} from '../links';
import {block} from '../mdx';
import type {Field, Schema} from '../model';
import {prose, type PageContext} from './context';
import {enumValueList} from './enumValueList';

function fieldBlock(
  field: Field,
  anchor: string,
  context: PageContext,
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
    ],
  );
}

/**
 * The fields of a schema as a list; each has the anchor `<anchor>.<field>`.
 */
export function fieldList(
  schema: Schema,
  anchor: string,
  context: PageContext,
): string {
  const {t} = context;
  if (schema.fields.length === 0) return t('This message has no fields.');
  const list = block(
    'Fields',
    {},
    schema.fields.map((field) => fieldBlock(field, anchor, context)),
  );
  const names = schema.oneOf.map((name) => `\`${name}\``).join(', ');
  return names === ''
    ? list
    : `${t('Exactly one of {fields} is set.', {fields: names})}\n\n${list}`;
}
