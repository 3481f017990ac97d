/** Longer names are compared by their beginnings. */
const longest = 100;

/** Letters and digits alone, so that every way of writing a name is the same. */
export const toPlain = (name: string): string =>
  name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');

/** Letters to add, drop, replace or swap until one word is the other. */
function measureDistance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 &&
        j > 1 &&
        one[i - 1] === other[j - 2] &&
        one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * How far a name is from a known one. A part of it is farther than any other
 * spelling; another word is nothing.
 */
function measureFarness(wanted: string, known: string): number | undefined {
  const letters = measureDistance(wanted, known);
  if (letters <= Math.max(1, Math.floor(known.length / 3))) return letters;
  const isPart =
    Math.min(wanted.length, known.length) >= 4 &&
    (known.includes(wanted) || wanted.includes(known));
  return isPart ? longest + letters : undefined;
}

/** The known names that a name is most like, the nearest first. */
export function findNearest(
  name: string,
  known: readonly string[],
  most = 1,
): string[] {
  const wanted = toPlain(name).slice(0, longest);
  if (wanted === '') return [];
  return known
    .flatMap((one) => {
      const far = measureFarness(wanted, toPlain(one));
      return far === undefined ? [] : [{one, far}];
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({one}) => one);
}
