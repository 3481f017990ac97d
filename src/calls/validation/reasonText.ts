import {translate} from '@docusaurus/Translate';
import type {Reason} from './problem';

/** JSON parser errors with the same explanation as another. */
const syntaxAliases: Record<string, string> = {
  UnexpectedEndOfComment: 'InvalidCommentToken',
  InvalidUnicode: 'InvalidEscapeCharacter',
};

const getSyntaxText = (code: string): string =>
  ({
    PropertyNameExpected: translate({
      message: 'A field name in quotation marks is missing here.',
    }),
    ColonExpected: translate({message: 'A colon is missing here.'}),
    CommaExpected: translate({message: 'A comma is missing here.'}),
    ValueExpected: translate({message: 'A value is missing here.'}),
    CloseBraceExpected: translate({
      message: 'A closing brace is missing here.',
    }),
    CloseBracketExpected: translate({
      message: 'A closing square bracket is missing here.',
    }),
    EndOfFileExpected: translate({
      message: 'Unexpected text after the end of the message.',
    }),
    UnexpectedEndOfString: translate({
      message: 'The closing quotation mark is missing.',
    }),
    InvalidCommentToken: translate({
      message: 'JSON does not allow // or /* */.',
    }),
    InvalidCharacter: translate({
      message: 'This character must be escaped.',
    }),
    InvalidEscapeCharacter: translate({
      message: 'JSON does not support this escape.',
    }),
  })[syntaxAliases[code] ?? code] ?? translate({message: 'This is not JSON.'});

const formatType = (type: string): string =>
  ({
    string: translate({
      message: 'must be text in quotation marks',
    }),
    boolean: translate({
      message: 'must be true or false',
    }),
    integer: translate({
      message: 'must be a whole number',
    }),
    number: translate({
      message: 'must be a number',
    }),
    array: translate({
      message: 'must be a list in square brackets',
    }),
    object: translate({
      message: 'must be a JSON object in braces',
    }),
  })[type] ?? type;

/** Explains a problem; the text follows the field's name. */
export function getReasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'syntax':
      return getSyntaxText(reason.code);
    case 'notObject':
      return translate({
        message: 'The message must be a JSON object in braces.',
      });
    case 'required':
      return translate({
        message: 'is required',
        description: 'After the name of a field that is missing',
      });
    case 'type':
      return formatType(reason.expected);
    case 'enum':
      return translate(
        {
          message: 'must be one of {values}',
          description: 'After the name of a field; {values} is a list',
        },
        {values: reason.values.join(', ')},
      );
    case 'integerText':
      return translate({
        message: 'must be a whole number in quotation marks',
      });
    case 'range':
      return reason.maximum === undefined
        ? translate(
            {
              message: 'must be {minimum} or more',
              description: 'After the name of a field',
            },
            {minimum: String(reason.minimum)},
          )
        : translate(
            {
              message: 'must be from {minimum} to {maximum}',
              description: 'After the name of a field',
            },
            {
              minimum: String(reason.minimum ?? '−∞'),
              maximum: String(reason.maximum),
            },
          );
    case 'format':
      return translate(
        {
          message: 'must be in {format} format',
          description: 'After the name of a field; {format} such as date-time',
        },
        {format: reason.format},
      );
    case 'oneOf':
      return translate(
        {
          message: 'must have exactly one of {fields}',
          description: 'After the name of a field; {fields} is a list',
        },
        {fields: reason.fields.join(', ')},
      );
    case 'unknownField':
      return translate({
        message: 'is not a field of this message: the server ignores it',
      });
    case 'null':
      return translate({
        message: 'is null, which counts as not set',
      });
    case 'number64':
      return translate({
        message:
          'is a 64-bit number: put it in quotation marks to keep every digit',
      });
    case 'enumNumber':
      return translate({
        message:
          'is written as a number: use the name of the value for clarity',
      });
    default:
      return reason.text;
  }
}
