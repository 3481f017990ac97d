import type {Fold} from './fold';
import {stemOf} from './words';

/** The texts of all records, through which a search goes from start to end. */
export interface Texts {
  /** Records whose text has a word, or one that begins with its stem. */
  having(word: string): Set<number>;
  /** Records whose text has a phrase as it is. */
  withPhrase(phrase: string): Set<number>;
  textOf(record: number): string;
}

const separator = '\n';

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/**
 * One long string is faster to go through than an index is to load, and it has
 * to be there anyway, because hits show where a word stands.
 */
export function textsFrom(texts: readonly string[], fold: Fold): Texts {
  const all = separator + texts.map(fold).join(separator) + separator;
  const starts: number[] = [];
  let start = 1;
  for (const text of texts) {
    starts.push(start);
    start += text.length + 1;
  }

  /** Position of the record that a place belongs to. */
  function recordAt(place: number): number {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function scan(words: string, fits: (place: number) => boolean): Set<number> {
    const found = new Set<number>();
    let place = all.indexOf(words);
    while (place >= 0) {
      let next = place + 1;
      if (fits(place)) {
        const record = recordAt(place);
        found.add(record);
        next = starts[record + 1] ?? all.length;
      }
      place = all.indexOf(words, next);
    }
    return found;
  }

  return {
    having(word) {
      const stem = stemOf(word);
      const isLatin = /^[a-z0-9]/.test(stem);
      // Nearly every text has it.
      if (isLatin && stem.length === 1) return new Set();
      return scan(
        stem,
        (place) => !isLatin || !isLetter(all.charCodeAt(place - 1)),
      );
    },
    withPhrase: (phrase) => scan(fold(phrase), () => true),
    textOf: (record) => texts[record] ?? '',
  };
}
