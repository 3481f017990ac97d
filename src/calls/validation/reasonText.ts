import {translate} from '@docusaurus/Translate';
import type {Problem, Reason} from './problem';
import {getSyntaxText} from './syntaxText';

type Limit = number | bigint;

const formatType = (type: string): string =>
  ({
    string: translate({
      id: 'tryIt.type.string',
      message: 'must be text in quotation marks',
      description: 'After the name of a field',
    }),
    boolean: translate({
      id: 'tryIt.type.boolean',
      message: 'must be true or false',
      description: 'After the name of a field',
    }),
    integer: translate({
      id: 'tryIt.type.integer',
      message: 'must be a whole number',
      description: 'After the name of a field',
    }),
    number: translate({
      id: 'tryIt.type.number',
      message: 'must be a number',
      description: 'After the name of a field',
    }),
    array: translate({
      id: 'tryIt.type.array',
      message: 'must be a list in square brackets',
      description: 'After the name of a field',
    }),
    object: translate({
      id: 'tryIt.type.object',
      message: 'must be an object in braces',
      description: 'After the name of a field',
    }),
  })[type] ?? type;

/** What is wrong, in words that follow the name of the field. */
export function getReasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'syntax':
      return getSyntaxText(reason.code);
    case 'notObject':
      return translate({
        id: 'tryIt.reason.notObject',
        message: 'The message must be an object in braces.',
        description: 'What is wrong with a body that is another kind of JSON',
      });
    case 'required':
      return translate({
        id: 'tryIt.reason.required',
        message: 'is required',
        description: 'After the name of a field that is missing',
      });
    case 'type':
      return formatType(reason.expected);
    case 'enum':
      return translate(
        {
          id: 'tryIt.reason.enum',
          message: 'must be one of {values}',
          description: 'After the name of a field; {values} is a list',
        },
        {values: reason.values.join(', ')},
      );
    case 'integerText':
      return translate({
        id: 'tryIt.reason.integerText',
        message: 'must be a whole number in quotation marks',
        description: 'After the name of a field of 64 bits',
      });
    case 'range':
      return formatRange(reason.minimum, reason.maximum);
    case 'format':
      return translate(
        {
          id: 'tryIt.reason.format',
          message: 'must have the form {format}',
          description: 'After the name of a field; {format} such as date-time',
        },
        {format: reason.format},
      );
    case 'oneOf':
      return translate(
        {
          id: 'tryIt.reason.oneOf',
          message: 'must have exactly one of {fields}',
          description: 'After the name of a field; {fields} is a list',
        },
        {fields: reason.fields.join(', ')},
      );
    case 'unknownField':
      return translate({
        id: 'tryIt.reason.unknownField',
        message: 'is not a field of this message: the server ignores it',
        description: 'After the name of a field that is not known',
      });
    case 'null':
      return translate({
        id: 'tryIt.reason.null',
        message: 'is null, which counts as not set',
        description: 'After the name of a field',
      });
    case 'number64':
      return translate({
        id: 'tryIt.reason.number64',
        message:
          'is a number of 64 bits: in quotation marks it keeps all its digits',
        description: 'After the name of a field',
      });
    case 'enumNumber':
      return translate({
        id: 'tryIt.reason.enumNumber',
        message: 'is written as a number: the name of the value is clearer',
        description: 'After the name of a field',
      });
    default:
      return reason.text;
  }
}

function formatRange(minimum?: Limit, maximum?: Limit): string {
  return maximum === undefined
    ? translate(
        {
          id: 'tryIt.reason.minimum',
          message: 'must be {minimum} or more',
          description: 'After the name of a field',
        },
        {minimum: String(minimum ?? '')},
      )
    : translate(
        {
          id: 'tryIt.reason.range',
          message: 'must be from {minimum} to {maximum}',
          description: 'After the name of a field',
        },
        {minimum: String(minimum ?? '−∞'), maximum: String(maximum)},
      );
}

/** Where something is wrong; `{line}`, `{column}` and `{problem}` are not filled in. */
export const placeText = ({reason}: Pick<Problem, 'reason'>): string =>
  reason.kind === 'syntax'
    ? translate({
        id: 'tryIt.problem.column',
        message: 'Line {line}, column {column}: {problem}',
        description: 'Where in the body something is wrong, and what',
      })
    : translate({
        id: 'tryIt.problem.line',
        message: 'Line {line}: {problem}',
        description: 'Where in the body something is wrong, and what',
      });
