import {toMdx} from '../commonMark';
import {block} from '../mdx';
import type {EnumValue} from '../model';

/** The values of an enumeration; each has the anchor `<anchor>.<value>`. */
export function enumValueList(values: EnumValue[], anchor: string): string {
  if (values.length === 0) return '';
  return block(
    'EnumValues',
    {},
    values.map(({name, description, httpStatus}) =>
      block('EnumValue', {id: `${anchor}.${name}`, name, httpStatus}, [
        toMdx(description ?? ''),
      ]),
    ),
  );
}
