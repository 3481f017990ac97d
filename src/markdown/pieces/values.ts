import type {List} from 'mdast';
import type {ValueData} from '../../reference/fieldData';
import {propertiesOf, type MarkdownContext, type WriteBlocks} from '../context';
import {begunWith, code, list, text} from '../nodes';

/** The values of an enumeration; codes of errors with their HTTP status. */
export const valueList = (
  values: ValueData[],
  {say, blocks}: MarkdownContext,
): List =>
  list(
    values.map(({name, httpStatus, text: description}) => {
      const status = httpStatus
        ? say('reference.httpStatus', 'HTTP {status}', {
            status: String(httpStatus),
          })
        : undefined;
      const head = status ? [code(name), text(` (${status})`)] : [code(name)];
      return begunWith(head, blocks(description));
    }),
  );

export const writeEnumValues: WriteBlocks = (piece, context) => {
  const {values} = propertiesOf<{values: ValueData[]}>(piece);
  return [valueList(values, context)];
};
