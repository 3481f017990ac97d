import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listFilesUnder} from '../../../src/files/filesUnder';

/** A value that belongs into the tokens, where it stands. */
interface Literal {
  line: number;
  /** The declaration as it is written. */
  text: string;
}

const color =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const radius =
  /^(?:border(?:-[a-z]+)*-radius|rx|ry): (?!.*\b(?:inherit|initial)\b)/;
const length = /(?<![\w-])\d*\.?\d+(?:r?em|px|%)/;
const size = /^font(?:-size)?: .*(?<![\w-])\d*\.?\d+(?:rem|px)/;
const weight = /^font-weight: \d/;

const belongsIntoTokens = (text: string): boolean =>
  color.test(text) ||
  (radius.test(text) && length.test(text)) ||
  size.test(text) ||
  weight.test(text);

/** Blanks with the same line breaks. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * The colors, radii, sizes and weights of text that a style sheet writes
 * itself instead of referring to a token. Sizes in `em` and `%` are shares of
 * the text around them, and no matter of the scale.
 */
function literalsIn(css: string): Literal[] {
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

/** What may stand outside the tokens, and why. Keep it short. */
const allowed: Record<string, readonly string[]> = {
  // Rings and dots are round.
  'src/css/effect.css': ['border-radius: 50%'],
  // A ring that turns is round.
  'src/theme/Loading/styles.module.css': ['border-radius: 50%'],
  // Phones enlarge the page at a field below 16 pixels, whatever a rem is.
  'src/components/search/SearchBar.module.css': [
    'font-size: max(var(--holt-size-lead), 16px)',
  ],
  // Paper has a size of its own.
  'src/css/print.css': ['font-size: 14px'],
  // Units of the drawing, which Graphviz measures.
  'src/components/reference/Diagram.module.css': [
    'font: 14px var(--ifm-font-family-base)',
    'font-size: 13px',
  ],
};

const sheets = listFilesUnder('src', '.css')
  .map((file) => `src/${file}`)
  .filter((file) => file !== 'src/css/tokens.css');

describe('style sheets', () => {
  it.each(sheets)('%s takes its values from the tokens', (file) => {
    const found = literalsIn(readFileSync(file, 'utf8'));
    const exceptions = allowed[file] ?? [];
    expect(
      found
        .filter(({text}) => !exceptions.includes(text))
        .map(
          ({line, text}) =>
            `${file}:${line}: "${text}". Take a token of src/css/tokens.css; src/css/README.md has the list.`,
        ),
    ).toEqual([]);
    // An exception that nobody needs any more goes.
    const texts = found.map(({text}) => text);
    expect(exceptions.filter((text) => !texts.includes(text))).toEqual([]);
  });
});

describe('literalsIn', () => {
  it.each([
    ['color: #fff', 1],
    ['color: RGB(1 2 3 / 4%)', 1],
    ['background: linear-gradient(oklch(1 0 0), transparent)', 1],
    ['box-shadow: 0 0 1px rgba(0, 0, 0, 0.1)', 1],
    ['--own: #123456', 1],
    ['border-radius: 4px', 1],
    ['border-start-start-radius: 0.5rem', 1],
    ['border-radius: 0 0 8px 8px', 1],
    ['border-radius: 50%', 1],
    ['rx: 6px', 1],
    ['font-size: 0.8rem', 1],
    ['font-size: clamp(1rem, 2vw, 3rem)', 1],
    ['font: 600 13px/1.5 sans-serif', 1],
    ['font-weight: 500', 1],
    ['color: var(--ifm-color-primary)', 0],
    ['color: color-mix(in srgb, currentcolor 45%, transparent)', 0],
    ['border-radius: 0', 0],
    ['border-radius: inherit', 0],
    ['border-radius: 0 0 var(--holt-radius-card) var(--holt-radius-card)', 0],
    ['font-size: 0.9em', 0],
    ['font-size: 85%', 0],
    ['font-size: var(--holt-size-note)', 0],
    ['font-weight: inherit', 0],
    ['width: 3rem', 0],
    ['fill: url("#a") none', 0],
  ])('finds in "%s" %d', (declaration, count) => {
    expect(literalsIn(`a:hover {${declaration};}`)).toHaveLength(count);
    expect(literalsIn(`a {${declaration}}`)).toHaveLength(count);
    expect(literalsIn(`/* ${declaration}; */ a {}`)).toEqual([]);
  });

  it('names the line, also of a declaration over several lines', () => {
    const css =
      '/* one\ntwo */\na {\n  background: linear-gradient(\n #abc);\n}';
    expect(literalsIn(css)).toEqual([
      {line: 4, text: 'background: linear-gradient( #abc)'},
    ]);
  });
});
