import {translate} from '@docusaurus/Translate';

/** An error of the JSON parser in words. */
export function getSyntaxText(code: string): string {
  switch (code) {
    case 'PropertyNameExpected':
      return translate({
        id: 'tryIt.syntax.name',
        message: 'A field name in quotation marks is missing here.',
        description: 'What is wrong with JSON',
      });
    case 'ColonExpected':
      return translate({
        id: 'tryIt.syntax.colon',
        message: 'A colon is missing here.',
        description: 'What is wrong with JSON',
      });
    case 'CommaExpected':
      return translate({
        id: 'tryIt.syntax.comma',
        message: 'A comma is missing here.',
        description: 'What is wrong with JSON',
      });
    case 'ValueExpected':
      return translate({
        id: 'tryIt.syntax.value',
        message: 'A value is missing here.',
        description: 'What is wrong with JSON',
      });
    case 'CloseBraceExpected':
      return translate({
        id: 'tryIt.syntax.brace',
        message: 'A closing brace is missing here.',
        description: 'What is wrong with JSON',
      });
    case 'CloseBracketExpected':
      return translate({
        id: 'tryIt.syntax.bracket',
        message: 'A closing square bracket is missing here.',
        description: 'What is wrong with JSON',
      });
    case 'EndOfFileExpected':
      return translate({
        id: 'tryIt.syntax.end',
        message: 'The message ends before this.',
        description: 'What is wrong with JSON: something follows',
      });
    case 'UnexpectedEndOfString':
      return translate({
        id: 'tryIt.syntax.quote',
        message: 'The closing quotation mark is missing.',
        description: 'What is wrong with JSON',
      });
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return translate({
        id: 'tryIt.syntax.comment',
        message: 'JSON does not allow // or /* */.',
        description: 'What is wrong with JSON',
      });
    case 'InvalidCharacter':
      return translate({
        id: 'tryIt.syntax.character',
        message: 'A character of this kind must be written as an escape.',
        description: 'What is wrong with JSON: a control character in a text',
      });
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return translate({
        id: 'tryIt.syntax.escape',
        message: 'JSON does not know this escape.',
        description: 'What is wrong with JSON',
      });
    default:
      return translate({
        id: 'tryIt.syntax.other',
        message: 'This is not JSON.',
        description: 'What is wrong with JSON',
      });
  }
}
