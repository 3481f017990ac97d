import {element} from '../elements';
import type {ValueData} from '../fieldData';
import type {EnumValue} from '../model';
import type {RichText} from '../richText';
import {richText, type PageContext} from './context';
import {sinceMark} from './historySection';

/**
 * The values of an enumeration, as data.
 *
 * @param schema full name of the enumeration, if it is a schema
 */
export const valuesData = (
  values: EnumValue[],
  context: PageContext,
  schema = '',
): ValueData[] =>
  values.map(({name, description, httpStatus, draft}) => ({
    name,
    httpStatus,
    since: sinceMark(`${schema}.${name}`, context),
    draft: draft ? context.t('not described yet') : undefined,
    text: richText(description, context),
  }));

/** Values as a list; each has the anchor `<anchor>.<value>`. */
export const valueList = (values: ValueData[], anchor: string): RichText[] =>
  values.length === 0 ? [] : [element('EnumValues', {anchor, values})];
