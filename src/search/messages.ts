/** Longest text that is read whole, in characters; of more, both ends. */
const longest = 12 * 1024;

/** Characters that stand still in a message, at least. */
const shortest = 8;

/** What a shell, JSON, HTML or a terminal makes of a character. */
const escapes =
  /\\+u([\da-f]{4})|\\+x([\da-f]{2})|\\+[nrtbf]|\\+(["'])|&(?:#0*(\d{1,5})|(quot|apos|amp|lt|gt|nbsp));|\u001b\[[\d;]*[a-z]/gi;

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

/** Beginning and end of a long text. */
export function cut(text: string): {text: string; isCut: boolean} {
  if (text.length <= longest) return {text, isCut: false};
  const half = longest / 2;
  return {text: `${text.slice(0, half)}\n${text.slice(-half)}`, isCut: true};
}

/**
 * A text without what wrapping, quoting and logging do to it: escapes and colors;
 * all quotation marks alike; one space for any white space.
 */
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

/** A message that can be looked for. */
export interface Matcher {
  /** The longest part that stands still, in small letters without spaces. */
  anchor: string;
  /** Source of a regular expression: making those of all messages takes longest. */
  pattern: string;
  names: string[];
  /** Characters and words that stand still. */
  length: number;
  words: number;
  /** Whether another message follows it. */
  isOpen: boolean;
}

/** Where a text has a message. */
export interface Match {
  start: number;
  end: number;
  /** The variable parts that the message has names for. */
  values: [name: string, value: string][];
}

const escapePattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** No part of a longer word, where it begins or ends with a letter. */
const edge = (char: string | undefined, side: '<' | ''): string =>
  char !== undefined &&
  /[\p{L}\p{N}]/u.test(char) &&
  !/\p{Script=Han}/u.test(char)
    ? `(?${side}![\\p{L}\\p{N}])`
    : '';

/**
 * Makes a message ready to be looked for; `{name}` in it stands for what varies.
 *
 * @returns nothing when too little of it stands still
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
    piece.split(' ').map(escapePattern).join(' ?'),
  );
  const gaps = names.map((_, index) =>
    // At an end, it may be missing.
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
    words: pieces.join(' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
    isOpen: message.trimEnd().endsWith(':'),
  };
}

/**
 * Where a text has a message.
 *
 * @param text normalized
 * @param dense the same in small letters without spaces
 */
export function findMessage(
  {anchor, pattern, names}: Matcher,
  text: string,
  dense: string,
): Match | undefined {
  // Most messages are not there at all.
  if (!dense.includes(anchor)) return undefined;
  const match = new RegExp(pattern, 'iu').exec(text);
  if (!match) return undefined;
  const values = names.flatMap((name, index): [string, string][] => {
    const value = match[index + 1]?.replace(/^"|"$/g, '').trim();
    return value ? [[name, value]] : [];
  });
  return {start: match.index, end: match.index + match[0].length, values};
}
