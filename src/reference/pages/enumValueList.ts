import {element} from '../elements';
import type {ValueData} from '../fieldData';
import type {EnumValue} from '../model';
import type {RichText} from '../richText';
import {richText, type PageContext} from './context';

/** The values of an enumeration, as data. */
export const valuesData = (
  values: EnumValue[],
  context: PageContext,
): ValueData[] =>
  values.map(({name, description, httpStatus}) => ({
    name,
    httpStatus,
    text: richText(description, context),
  }));

/** Values as a list; each has the anchor `<anchor>.<value>`. */
export const valueList = (values: ValueData[], anchor: string): RichText[] =>
  values.length === 0 ? [] : [element('EnumValues', {anchor, values})];
