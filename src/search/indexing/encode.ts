import {codesOf, isSpaced, joint} from '../wordCode';

/** Words, and everything else character by character. */
const tokens = /[A-Za-z0-9]+|[^]/gu;

/** The tokens of a text, without the spaces that go without saying. */
function tokensOf(text: string): string[] {
  const all = text.match(tokens) ?? [];
  return all.flatMap((token, index) => {
    const before = all[index - 1] ?? joint;
    const next = all[index + 1] ?? joint;
    if (token === ' ' && isSpaced(before, next)) return [];
    return isSpaced(before, token) ? [joint, token] : [token];
  });
}

/** How many characters take one byte, and how many two. */
const sizes = [93, 1920];

/** The most frequent first, and in order among those of one size. */
function ordered(counts: ReadonlyMap<string, number>): string[] {
  const all = [...counts].sort(
    ([a, one], [b, other]) => other - one || (a < b ? -1 : 1),
  );
  const words = all.map(([token]) => token);
  let start = 0;
  return [...sizes, Infinity].flatMap((size) =>
    words.slice(start, (start += size)).sort(),
  );
}

/** Texts in the code of `wordCode.ts`, with its words. */
export function encode(texts: readonly string[]): {
  words: string;
  codes: string[];
} {
  const all = texts.map(tokensOf);
  const counts = new Map<string, number>();
  for (const token of all.flat()) {
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  const words = ordered(counts);
  const characters = codesOf(words.length);
  const codeOf = new Map(words.map((word, i) => [word, characters[i] ?? '']));
  return {
    words: words.join('\n'),
    codes: all.map((of) => of.map((token) => codeOf.get(token)).join('')),
  };
}
