import {element} from '../elements';
import type {FieldData, NestedData} from '../fieldData';
import {schemaLink} from '../links';
import type {Field, Schema} from '../model';
import type {RichText} from '../richText';
import {richText, type PageContext} from './context';
import {valuesData} from './enumValueList';

/** Says which fields exclude each other; empty where none do. */
function oneOfNote({oneOf}: Schema, context: PageContext): RichText[] {
  const {t} = context;
  const fields = oneOf.map((name) => `\`${name}\``).join(t(', '));
  return fields === ''
    ? []
    : richText(t('Exactly one of {fields} is set.', {fields}), context);
}

/** The parts of a field's type: its own fields, or the values it may have. */
function nestedData(
  target: Schema,
  context: PageContext,
  open: boolean,
): NestedData | undefined {
  const {shortName: name, fields, enumValues} = target;
  if (fields.length > 0) {
    return {
      name,
      open,
      note: oneOfNote(target, context),
      fields: fieldsData(fields, context, 0),
    };
  }
  return enumValues.length > 0
    ? {name, open, values: valuesData(enumValues, context)}
    : undefined;
}

function fieldData(
  field: Field,
  context: PageContext,
  depth: number,
  alone: boolean,
): FieldData {
  const {name, type, enumValues} = field;
  const target = context.reference.schemas.get(type.name);
  return {
    name,
    type: target?.shortName ?? type.name,
    to: target && schemaLink(target),
    repeated: type.repeated || undefined,
    map: type.map || undefined,
    required: field.required || undefined,
    readOnly: field.readOnly || undefined,
    defaultValue: field.defaultValue,
    text: richText(field.description, context),
    values: enumValues.length > 0 ? valuesData(enumValues, context) : undefined,
    nested:
      depth > 0 && target ? nestedData(target, context, alone) : undefined,
  };
}

/**
 * Some fields, as data.
 *
 * @param depth how many levels of nested messages stand in the list itself;
 *   deeper ones, recursive ones among them, are links
 */
function fieldsData(
  fields: Field[],
  context: PageContext,
  depth: number,
): FieldData[] {
  const alone = fields.length === 1;
  return fields.map((field) => fieldData(field, context, depth, alone));
}

/** Some fields as a list; each has the anchor `<anchor>.<field>`. */
export const fieldBlocks = (
  fields: Field[],
  anchor: string,
  context: PageContext,
  depth: number,
): RichText =>
  element('Fields', {anchor, fields: fieldsData(fields, context, depth)});

/** The fields of a schema as a list; see `fieldBlocks`. */
export const fieldList = (
  schema: Schema,
  anchor: string,
  context: PageContext,
  depth: number,
): RichText[] =>
  schema.fields.length === 0
    ? richText(context.t('This message has no fields.'), context)
    : [
        ...oneOfNote(schema, context),
        fieldBlocks(schema.fields, anchor, context, depth),
      ];
