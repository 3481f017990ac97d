import SearchableMap from 'minisearch/SearchableMap';
import type {Entry} from './entries';
import type {Fold} from './fold';
import {joined, stemOf, wordsOf} from './words';
import {weights} from './weights';

/** How well each record fits, by its position: 1 is best. */
export type Fits = Map<number, number>;

/** Keeps the better one. */
export function better(fits: Fits, record: number, fit: number): void {
  if (fit > (fits.get(record) ?? 0)) fits.set(record, fit);
}

/** The words of all names. */
export interface Lexicon {
  /** Records whose names have a word, as it is, shortened or misspelt. */
  find(word: string): {fits: Fits; found: string[]};
  /** Records that have exactly this name, without regard to its joints. */
  exact(name: string): readonly number[];
}

const {match} = weights;

/** Whether two neighbouring letters have changed places. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return (
    a[at] === b[at + 1] &&
    a[at + 1] === b[at] &&
    a.slice(at + 2) === b.slice(at + 2)
  );
}

const none: Fits = new Map();

export function lexiconOf(entries: readonly Entry[], fold: Fold): Lexicon {
  const words = new SearchableMap<Fits>();
  const stems = new Map<string, Fits>();
  const wholes = new Map<string, number[]>();
  const add = (word: string, record: number, fit: number): void => {
    const known = words.get(word) ?? new Map<number, number>();
    better(known, record, fit);
    words.set(word, known);
    const stem = stemOf(word);
    const alike = stems.get(stem) ?? new Map<number, number>();
    better(alike, record, fit);
    stems.set(stem, alike);
  };
  entries.forEach(({names, around}, record) => {
    for (const name of names) {
      const whole = fold(joined(name));
      const same = wholes.get(whole) ?? [];
      if (!same.includes(record)) wholes.set(whole, [...same, record]);
      add(whole, record, match.own);
      for (const word of wordsOf(name)) add(fold(word), record, match.own);
    }
    for (const name of around) {
      for (const word of wordsOf(name)) add(fold(word), record, match.around);
    }
  });
  const everyName = [...wholes].map(([name, records]) => ({name, records}));

  function find(word: string): {fits: Fits; found: string[]} {
    const fits: Fits = new Map();
    const found: string[] = [];
    const take = (name: string, records: Fits, share: number): void => {
      found.push(name);
      for (const [record, fit] of records) better(fits, record, fit * share);
    };
    const stem = stemOf(word);
    take(word, words.get(word) ?? none, match.same);
    take(stem, stems.get(stem) ?? none, match.stem);
    for (const [name, records] of words.atPrefix(word)) {
      if (name === word) continue;
      const share = word.length / name.length;
      take(word, records, match.prefix + share * match.prefixShare);
    }
    if (fits.size > 0 || !/^[a-z0-9]{3,}$/.test(word)) return {fits, found};
    if (word.length >= match.fuzzyFrom) {
      const most = Math.round(word.length * match.fuzzyShare);
      const reach = Math.max(2, most);
      for (const [name, [records, distance]] of words.fuzzyGet(word, reach)) {
        const typos = isSwapped(word, name) ? 1 : distance;
        if (typos <= most) take(name, records, match.fuzzy ** typos);
      }
    }
    if (fits.size > 0) return {fits, found};
    for (const {name, records} of everyName) {
      if (!name.includes(word)) continue;
      take(word, new Map(records.map((one) => [one, 1])), match.inside);
    }
    return {fits, found};
  }

  return {find, exact: (name) => wholes.get(fold(joined(name))) ?? []};
}
