import escapeRegExp from 'es-toolkit/compat/escapeRegExp';
import memoize from 'es-toolkit/compat/memoize';
import {splitParts} from './words';

/** Maximum length; of longer texts, both ends are read. */
const longest = 12 * 1024;

/** Minimum number of fixed characters in a message. */
const shortest = 8;

/** Escape sequences of shells, JSON, HTML, and terminals. */
const escapes =
  /(?<!\\)\\+(?:u([\da-f]{4})|x([\da-f]{2})|[nrtbf]|(["']))|&(?:#0*(\d{1,5})|(quot|apos|amp|lt|gt|nbsp));|\u001b\[[\d;]*[a-z]/gi;

const named: Record<string, string> = {
  quot: '"',
  apos: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

const decode = (code: number): string =>
  code <= 0x10ffff ? String.fromCodePoint(code) : '';

export function cut(text: string): {text: string; isCut: boolean} {
  if (text.length <= longest) return {text, isCut: false};
  const half = longest / 2;
  return {text: `${text.slice(0, half)}\n${text.slice(-half)}`, isCut: true};
}

/** Undoes wrapping, quoting, and logging. */
export const normalize = (text: string): string =>
  text
    .replace(escapes, (_, unicode?, hex?, quote?, decimal?, name?) => {
      const code = (unicode ?? hex) as string | undefined;
      if (code !== undefined) return decode(parseInt(code, 16));
      if (quote) return '"';
      if (decimal) return decode(Number(decimal));
      return name ? (named[String(name).toLowerCase()] ?? '') : ' ';
    })
    .replace(/["'`´“”„‘’‚«»「」『』]/g, '"')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

/** A message prepared for matching. */
export interface Matcher {
  /** The longest fixed part, in lower case without spaces. */
  anchor: string;
  /** Compiled when first needed, because compiling takes longest. */
  pattern: string;
  names: string[];
  length: number;
  words: number;
  /** Whether another message follows it. */
  isOpen: boolean;
}

export interface Match {
  start: number;
  end: number;
  values: [name: string, value: string][];
}

/** Word boundary, if the message begins or ends with a letter. */
const edge = (char: string | undefined, side: '<' | ''): string =>
  char !== undefined &&
  /[\p{L}\p{N}]/u.test(char) &&
  !/\p{Script=Han}/u.test(char)
    ? `(?${side}![\\p{L}\\p{N}])`
    : '';

/**
 * Prepares a message for matching; `{name}` matches any text.
 *
 * @returns `undefined` if the fixed part is too short
 */
export function createMatcher(message: string): Matcher | undefined {
  const parts = message.split(/\{([A-Za-z]+)\}/);
  const pieces = parts
    .filter((_, index) => index % 2 === 0)
    .map((piece) => normalize(` ${piece} `));
  const names = parts.filter((_, index) => index % 2 === 1);
  const length = pieces.join('').replaceAll(' ', '').length;
  const still = pieces.filter((piece) => piece !== '');
  if (length < shortest || still.length === 0) return undefined;
  const first = still[0]?.[0];
  const last = still.at(-1)?.at(-1);
  const sources = pieces.map((piece) =>
    piece.split(' ').map(escapeRegExp).join(' ?'),
  );
  const gaps = names.map((_, index) =>
    // At either end, the placeholder may be missing.
    pieces[index] === '' && index === 0
      ? ' ?([\\w./:-]{1,200})? ?'
      : pieces[index + 1] === '' && index === names.length - 1
        ? ' ?"?([\\w./:-]{0,199}\\w)?'
        : ' ?(.{1,200}?) ?',
  );
  const source = sources
    .map((piece, index) => piece + (gaps[index] ?? ''))
    .join('');
  const [anchor = ''] = [...still].sort((a, b) => b.length - a.length);
  return {
    anchor: anchor.toLowerCase().replaceAll(' ', ''),
    pattern: edge(first, '<') + source + edge(last, ''),
    names,
    length,
    words: splitParts(pieces.join(' ')).length,
    isOpen: message.trimEnd().endsWith(':'),
  };
}

const compile = memoize((pattern: string) => new RegExp(pattern, 'iu'));

/**
 * Finds a message in a text.
 *
 * @param text normalized
 * @param dense the same in lower case without spaces
 */
export function findMessage(
  {anchor, pattern, names}: Matcher,
  text: string,
  dense: string,
): Match | undefined {
  // A fast check that excludes most messages.
  if (!dense.includes(anchor)) return undefined;
  const match = compile(pattern).exec(text);
  if (!match) return undefined;
  const values = names.flatMap((name, index): [string, string][] => {
    const value = match[index + 1]?.replace(/^"|"$/g, '').trim();
    return value ? [[name, value]] : [];
  });
  return {start: match.index, end: match.index + match[0].length, values};
}
