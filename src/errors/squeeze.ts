/** A text as patterns see it, and where its characters stand in the text. */
export interface Squeezed {
  chars: string;
  /** Where each character begins in the text. */
  at: Uint32Array;
  /** Where it ends, which is further for an escape. */
  ends: Uint32Array;
  text: string;
}

/** Longest text that is read whole, in characters; of more, both ends. */
export const longest = 24 * 1024;

/** Beginning and end of a long text. */
export function cut(text: string): {text: string; isCut: boolean} {
  if (text.length <= longest) return {text, isCut: false};
  const half = longest / 2;
  return {text: `${text.slice(0, half)}\n${text.slice(-half)}`, isCut: true};
}

/** What a shell, JSON, HTML or a terminal makes of a character. */
const escapes =
  /\\+u([\da-f]{4})|\\+x([\da-f]{2})|\\+[nrtbf]|\\+(["'])?|&(?:#0*(\d{1,5})|(quot|apos|amp|lt|gt|nbsp));|\u001b\[[\d;]*[a-z]/giy;

const named: Record<string, string> = {
  quot: '"',
  apos: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

/** Bytes that cannot be seen and say what a text is, as they are written. */
const bytes: Record<string, string> = {'\u001f': 'x1f', '\u008b': 'x8b'};

const quotes = /["'`´“”„‘’‚«»「」『』]/;
const invisible = /[\s\p{C}]/u;

function unescapeText(match: RegExpExecArray): string {
  const [, unicode, hex, quote, decimal, name] = match;
  if (unicode ?? hex)
    return String.fromCharCode(parseInt(unicode ?? hex ?? '', 16));
  if (quote) return quote;
  if (decimal) return String.fromCharCode(Number(decimal));
  return name ? (named[name.toLowerCase()] ?? '') : '';
}

/**
 * A text without what wrapping, quoting and logging do to it: white space,
 * backslashes, colors; all quotation marks alike; small letters.
 */
export function squeeze(text: string): Squeezed {
  const chars: string[] = [];
  // Such a byte has three letters.
  const at = new Uint32Array(3 * text.length);
  const ends = new Uint32Array(3 * text.length);
  const add = (given: string, place: number, length = 1): void => {
    const [char = ''] = given;
    if (char in bytes) {
      for (const letter of bytes[char] ?? '') add(letter, place, length);
      return;
    }
    if (char === '' || invisible.test(char)) return;
    const [small = ''] = char.toLowerCase();
    at[chars.length] = place;
    ends[chars.length] = place + length;
    chars.push(quotes.test(char) ? '"' : small);
  };
  for (let place = 0; place < text.length;) {
    const char = text[place] ?? '';
    if (char === '\\' || char === '&' || char === '\u001b') {
      escapes.lastIndex = place;
      const match = escapes.exec(text);
      if (match) {
        add(unescapeText(match), place, match[0].length);
        place += match[0].length;
        continue;
      }
    }
    add(char, place);
    place++;
  }
  const {length} = chars;
  return {
    chars: chars.join(''),
    at: at.subarray(0, length),
    ends: ends.subarray(0, length),
    text,
  };
}
