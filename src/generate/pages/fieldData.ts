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

/** Owner of fields; headers do not have a schema. */
type Owner = Pick<Schema, 'fields'> & Partial<Pick<Schema, 'name' | 'oneOf'>>;

interface Shown {
  isAnswer: boolean;
  /** Shows the fields of a field's message; otherwise, messages are links. */
  isNested?: boolean;
}

/** Fields and groups. */
export function getFieldsData(
  {fields, name: owner = '', oneOf = []}: Owner,
  context: PageContext,
  {isAnswer, isNested = false}: Shown,
): {fields: FieldData[]; oneOf?: string[][]} {
  /** The fields or enum values of a field's type. */
  const getNestedData = (target: Schema): NestedData | undefined => {
    const {name, shortName, enumValues} = target;
    const section = {name: shortName, open: fields.length === 1};
    if (target.fields.length > 0) {
      return {...section, ...getFieldsData(target, context, {isAnswer})};
    }
    const values = getValuesData(enumValues, context, name);
    return values && {...section, values};
  };
  const getFieldData = (field: Field): FieldData => {
    const {name, type} = field;
    const target = context.reference.schemas.get(type.name);
    return {
      name,
      type: target?.shortName ?? type.name,
      to: target && getSchemaLink(target),
      repeated: type.repeated || undefined,
      map: type.map || undefined,
      required: field.required || undefined,
      presence: isAnswer ? getPresence(field) : undefined,
      readOnly: field.readOnly || undefined,
      ...getMarks(`${owner}.${name}`, field, context),
      defaultValue: field.defaultValue,
      ...(field.limits?.length && {limits: field.limits}),
      text: renderRichText(field.description, context),
      values: getValuesData(field.enumValues, context),
      nested: isNested && target ? getNestedData(target) : undefined,
    };
  };
  return {
    fields: fields.map(getFieldData),
    ...(oneOf.length > 0 && {oneOf}),
  };
}
