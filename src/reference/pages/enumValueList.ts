import {block} from '../mdx';
import type {EnumValue} from '../model';
import {prose, type PageContext} from './context';

/** A value, with MDX that follows its description. */
export interface ListedValue extends EnumValue {
  note?: string;
}

/** The values of an enumeration; each has the anchor `<anchor>.<value>`. */
export function enumValueList(
  values: ListedValue[],
  anchor: string,
  context: PageContext,
): string {
  if (values.length === 0) return '';
  return block(
    'EnumValues',
    {},
    values.map(({name, description, httpStatus, note}) =>
      block('EnumValue', {id: `${anchor}.${name}`, name, httpStatus}, [
        prose(description, context),
        note ?? '',
      ]),
    ),
  );
}
