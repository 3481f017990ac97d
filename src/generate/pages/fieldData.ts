import type {
  FieldData,
  NestedData,
  Presence,
  ValueData,
} from '../../api/pageData';
import {getSchemaLink} from '../../api/links';
import type {EnumValue, Field, Schema} from '../../api/model';
import {renderRichText, type PageContext} from './context';
import {getMarks} from './marks';

/**
 * Data of enum values; `undefined` if there are none.
 *
 * @param schema full name of the enum, if it is a schema
 */
export const getValuesData = (
  values: EnumValue[],
  context: PageContext,
  schema = '',
): ValueData[] | undefined =>
  values.length === 0
    ? undefined
    : values.map(({name, description, httpStatus, draft}) => ({
        name,
        httpStatus,
        ...getMarks(`${schema}.${name}`, {draft}, context),
        text: renderRichText(description, context),
      }));

/** When responses with its message contain a field. */
export function getPresence({type, alwaysPresent}: Field): Presence {
  if (alwaysPresent) return 'always';
  return type.repeated || type.map ? 'filled' : 'sometimes';
}

interface Shown {
  /** Number of nested message levels in the list itself. */
  depth: number;
  isAnswer: boolean;
}

/** The fields or enum values of a field's type. */
function getNestedData(
  target: Schema,
  context: PageContext,
  open: boolean,
  {isAnswer}: Shown,
): NestedData | undefined {
  const {name: fullName, shortName: name, fields, enumValues} = target;
  if (fields.length > 0) {
    return {
      name,
      open,
      ...getFieldsData(target, context, {depth: 0, isAnswer}),
    };
  }
  const values = getValuesData(enumValues, context, fullName);
  return values && {name, open, values};
}

function getFieldData(
  field: Field,
  context: PageContext,
  shown: Shown,
  {alone, owner}: {alone: boolean; owner: string},
): FieldData {
  const {name, type} = field;
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
    ...getMarks(`${owner}.${name}`, field, context),
    defaultValue: field.defaultValue,
    ...(field.limits?.length && {limits: field.limits}),
    text: renderRichText(field.description, context),
    values: getValuesData(field.enumValues, context),
    nested:
      shown.depth > 0 && target
        ? getNestedData(target, context, alone, shown)
        : undefined,
  };
}

/** Owner of fields; headers do not have a schema. */
type Owner = Pick<Schema, 'fields'> & Partial<Pick<Schema, 'name' | 'oneOf'>>;

/** Fields and groups. Messages below the depth are links. */
export function getFieldsData(
  {fields, name: owner = '', oneOf = []}: Owner,
  context: PageContext,
  shown: Shown,
): {fields: FieldData[]; oneOf?: string[][]} {
  const alone = fields.length === 1;
  return {
    fields: fields.map((field) =>
      getFieldData(field, context, shown, {alone, owner}),
    ),
    ...(oneOf.length > 0 && {oneOf}),
  };
}
