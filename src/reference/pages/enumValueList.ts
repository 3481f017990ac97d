import type {ValueData} from '../fieldData';
import {block} from '../mdx';
import type {EnumValue} from '../model';
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
export const valueList = (values: ValueData[], anchor: string): string =>
  values.length === 0
    ? ''
    : block('EnumValues', {anchor, data: JSON.stringify(values)});

/** The values of an enumeration as a list; see `valueList`. */
export const enumValueList = (
  values: EnumValue[],
  anchor: string,
  context: PageContext,
): string => valueList(valuesData(values, context), anchor);
