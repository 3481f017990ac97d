import type {Fold} from './fold';
import {splitParts, toStem} from './words';

/** Start and end (exclusive) of a word in a text. */
export type Mark = [start: number, end: number];

const isLatin = (text: string): boolean => /^[a-z0-9]/.test(text);

/** Maximum length of an ending that `toStem` removes, as in `running`. */
const longestEnding = 4;

/** Length of the word or name in a text of which a term is the stem. */
function getWordLength(term: string, text: string, place: number): number {
  const next = text.slice(place, place + term.length + longestEnding);
  const parts = splitParts(next);
  const word = parts
    .map((_, index) => parts.slice(0, index + 1).join(''))
    .find((one) => toStem(one.toLowerCase()) === term && next.startsWith(one));
  return (word ?? term).length;
}

function getPlaces(word: string, text: string, folded: string): Mark[] {
  const marks: Mark[] = [];
  let place = folded.indexOf(word);
  while (place >= 0) {
    const before = text[place - 1] ?? ' ';
    const begins =
      !isLatin(word) ||
      !/[A-Za-z0-9]/.test(before) ||
      /[A-Z]/.test(text[place] ?? '');
    const end = place + getWordLength(word, text, place);
    if (begins) marks.push([place, end]);
    place = folded.indexOf(word, end);
  }
  return marks;
}

/** Positions of some words in a text, in order; adjacent ones are merged. */
export function findMarks(
  text: string,
  words: readonly string[],
  fold: Fold,
): Mark[] {
  const folded = fold(text);
  const all = words
    .filter((word) => word.length > 1 || !isLatin(word))
    .flatMap((word) => getPlaces(word, text, folded))
    .sort(([a], [b]) => a - b);
  const marks: Mark[] = [];
  for (const [start, end] of all) {
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}

/** In Latin characters: one line, of which the widest list shows this much. */
const lineLength = 120;

/** One line of a text around the first match. */
export function createExcerpt(
  text: string,
  words: readonly string[],
  fold: Fold,
): {excerpt: string; excerptMarks: Mark[]} {
  const marks = findMarks(text, words, fold);
  // Chinese characters are twice as wide.
  const length = /\p{Script=Han}/u.test(text) ? lineLength / 2 : lineLength;
  const before = length / 3;
  const middle = marks[0]?.[0] ?? 0;
  const wished = Math.max(0, Math.min(middle - before, text.length - length));
  const space = text.lastIndexOf(' ', wished);
  const start = wished === 0 ? 0 : wished - space < 20 ? space + 1 : wished;
  const cut = text.slice(start, start + length);
  const end = cut.lastIndexOf(' ');
  const isWhole = start + length >= text.length;
  const shown = isWhole || cut.length - end > 20 ? cut : cut.slice(0, end);
  const lead = start > 0 ? '… ' : '';
  const moved = lead.length - start;
  return {
    excerpt: `${lead}${shown}${isWhole ? '' : ' …'}`,
    excerptMarks: marks
      .filter(([from, to]) => from >= start && to <= start + shown.length)
      .map(([from, to]) => [from + moved, to + moved]),
  };
}
