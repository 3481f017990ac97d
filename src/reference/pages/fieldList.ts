import {toMdx} from '../commonMark';
import {schemaLink} from '../links';
import {block} from '../mdx';
import type {Field, Reference, Schema} from '../model';
import type {Translator} from '../texts';
import {enumValueList} from './enumValueList';

function fieldBlock(
  field: Field,
  anchor: string,
  reference: Reference,
): string {
  const target = reference.schemas.get(field.type.name);
  return block(
    'Field',
    {
      id: `${anchor}.${field.name}`,
      name: field.name,
      type: target?.shortName ?? field.type.name,
      to: target && schemaLink(target),
      repeated: field.type.repeated,
      map: field.type.map,
      required: field.required,
      readOnly: field.readOnly,
    },
    [
      toMdx(field.description ?? ''),
      enumValueList(field.enumValues, `${anchor}.${field.name}`),
    ],
  );
}

/**
 * The fields of a schema as a list; each has the anchor `<anchor>.<field>`.
 */
export function fieldList(
  schema: Schema,
  anchor: string,
  reference: Reference,
  t: Translator,
): string {
  if (schema.fields.length === 0) return t('This message has no fields.');
  const list = block(
    'Fields',
    {},
    schema.fields.map((field) => fieldBlock(field, anchor, reference)),
  );
  const names = schema.oneOf.map((name) => `\`${name}\``).join(', ');
  return names === ''
    ? list
    : `${t('Exactly one of {fields} is set.', {fields: names})}\n\n${list}`;
}
