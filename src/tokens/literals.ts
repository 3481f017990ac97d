/** A value that belongs into the tokens, where it stands. */
export interface Literal {
  line: number;
  /** The declaration as it is written. */
  text: string;
}

const colour =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const radius =
  /^(?:border(?:-[a-z]+)*-radius|rx|ry): (?!.*\b(?:inherit|initial)\b)/;
const length = /(?<![\w-])\d*\.?\d+(?:r?em|px|%)/;
const size = /^font(?:-size)?: .*(?<![\w-])\d*\.?\d+(?:rem|px)/;
const weight = /^font-weight: \d/;

const belongsIntoTokens = (text: string): boolean =>
  colour.test(text) ||
  (radius.test(text) && length.test(text)) ||
  size.test(text) ||
  weight.test(text);

/** Blanks with the same line breaks. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * The colours, radii, sizes and weights of text that a style sheet writes
 * itself instead of referring to a token. Sizes in `em` and `%` are shares of
 * the text around them, and no matter of the scale.
 */
export function literalsIn(css: string): Literal[] {
  const code = css
    .replace(/\/\*[^]*?\*\//g, blank)
    .replace(/url\("[^"]*"\)/g, blank);
  return [...code.matchAll(/(?<=[{;]\s*)[\w-]+\s*:[^;{}]+(?=[;}])/g)]
    .map(({0: text, index}) => ({
      line: code.slice(0, index).split('\n').length,
      text: text.replace(/\s+/g, ' ').trim(),
    }))
    .filter(({text}) => belongsIntoTokens(text));
}
