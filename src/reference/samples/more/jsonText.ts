/** Characters that programs take for line ends, or that a reader cannot see. */
const unseen =
  /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

const escapeText = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A message as JSON that can stand in the source of a program. C# ends a line
 * at U+2028 and Rust refuses characters that turn the direction of the text, so
 * what cannot be seen is escaped, which means the same in JSON. No line of it
 * begins or ends inside a string, and it never has three quotation marks in a
 * row.
 */
export const getJsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(unseen, escapeText);

/** The same, in ASCII alone: for compilers that guess a file's encoding. */
export const toAsciiJson = (value: unknown): string =>
  getJsonText(value).replace(/[\u0080-\uffff]/g, escapeText);
