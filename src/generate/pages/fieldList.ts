import {element} from './elements';
import type {FieldData, NestedData} from '../../api/fieldData';
import {getSchemaLink} from '../../api/links';
import type {Field, Schema} from '../../api/model';
import {getPresence} from '../../api/presence';
import type {RichText} from '../../api/richText';
import {renderRichText, type PageContext} from './context';
import {getValuesData} from './enumValueList';
import {renderDeprecatedMark, renderSinceMark} from './historySection';

/** Says which fields exclude each other; empty where none do. */
function renderOneOfNote({oneOf}: Schema, context: PageContext): RichText[] {
  const {t} = context;
  const fields = oneOf.map((name) => `\`${name}\``).join(t(', '));
  return fields === ''
    ? []
    : renderRichText(t('Exactly one of {fields} is set.', {fields}), context);
}

/** How a list of fields is shown. */
interface Shown {
  /** How many levels of nested messages stand in the list itself. */
  depth: number;
  /** Whether the fields are those of a response. */
  isAnswer: boolean;
}

/** The parts of a field's type: its own fields, or the values it may have. */
function createNestedData(
  target: Schema,
  context: PageContext,
  open: boolean,
  {isAnswer}: Shown,
): NestedData | undefined {
  const {t} = context;
  const {shortName: name, fields, enumValues} = target;
  if (fields.length > 0) {
    return {
      name,
      open,
      count:
        fields.length === 1
          ? t('1 field')
          : t('{count} fields', {count: String(fields.length)}),
      note: renderOneOfNote(target, context),
      fields: createFieldsData(target, context, {depth: 0, isAnswer}),
    };
  }
  if (enumValues.length === 0) return undefined;
  return {
    name,
    open,
    count:
      enumValues.length === 1
        ? t('1 value')
        : t('{count} values', {count: String(enumValues.length)}),
    values: getValuesData(enumValues, context, target.name),
  };
}

function createFieldData(
  field: Field,
  context: PageContext,
  shown: Shown,
  {alone, owner}: {alone: boolean; owner: string},
): FieldData {
  const {name, type, enumValues} = field;
  const fullName = `${owner}.${name}`;
  const target = context.reference.schemas.get(type.name);
  return {
    name,
    type: target?.shortName ?? type.name,
    to: target && getSchemaLink(target),
    repeated: type.repeated || undefined,
    map: type.map || undefined,
    required: field.required || undefined,
    presence: shown.isAnswer ? getPresence(field) : undefined,
    readOnly: field.readOnly || undefined,
    since: renderSinceMark(fullName, context),
    deprecated: field.deprecated
      ? renderDeprecatedMark(fullName, context)
      : undefined,
    draft: field.draft ? context.t('not described yet') : undefined,
    defaultValue: field.defaultValue,
    text: renderRichText(field.description, context),
    values:
      enumValues.length > 0 ? getValuesData(enumValues, context) : undefined,
    nested:
      shown.depth > 0 && target
        ? createNestedData(target, context, alone, shown)
        : undefined,
  };
}

/** What fields belong to; headers belong to no schema. */
type Owner = Pick<Schema, 'fields'> & Partial<Pick<Schema, 'name'>>;

/**
 * Some fields, as data. Messages deeper than the depth, recursive ones among
 * them, are links.
 */
function createFieldsData(
  {fields, name: owner = ''}: Owner,
  context: PageContext,
  shown: Shown,
): FieldData[] {
  const alone = fields.length === 1;
  return fields.map((field) =>
    createFieldData(field, context, shown, {alone, owner}),
  );
}

/** Some fields as a list; each has the anchor `<anchor>.<field>`. */
export const renderFieldBlocks = (
  owner: Owner,
  anchor: string,
  context: PageContext,
  shown: Shown,
): RichText =>
  element('Fields', {anchor, fields: createFieldsData(owner, context, shown)});

/** The fields of a schema as a list; see `renderFieldBlocks`. */
export const renderFieldList = (
  schema: Schema,
  anchor: string,
  context: PageContext,
  shown: Shown,
): RichText[] =>
  schema.fields.length === 0
    ? renderRichText(context.t('This message has no fields.'), context)
    : [
        ...renderOneOfNote(schema, context),
        renderFieldBlocks(schema, anchor, context, shown),
      ];
