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

/** Gives the same answer for the same text without asking again. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const answer = known.get(text) ?? make(text);
    known.set(text, answer);
    return answer;
  };
}

/** The value of a key, which is made when there is none. */
function having<T>(map: Map<string, T>, key: string, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

export function lexiconOf(entries: readonly Entry[], fold: Fold): Lexicon {
  const all = new Map<string, Fits>();
  const stems = new Map<string, Fits>();
  const wholes = new Map<string, Set<number>>();
  const wordsIn = remembered((name) => wordsOf(name).map(fold));
  const wholeOf = remembered((name) => fold(joined(name)));
  const stem = remembered(stemOf);
  const add = (word: string, record: number, fit: number): void => {
    better(
      having(all, word, () => new Map<number, number>()),
      record,
      fit,
    );
    const alike = having(stems, stem(word), () => new Map<number, number>());
    better(alike, record, fit);
  };
  entries.forEach(({names, around}, record) => {
    for (const name of names) {
      const whole = wholeOf(name);
      having(wholes, whole, () => new Set<number>()).add(record);
      add(whole, record, match.own);
      for (const word of wordsIn(name)) add(word, record, match.own);
    }
    for (const name of around) {
      for (const word of wordsIn(name)) add(word, record, match.around);
    }
  });
  const words = SearchableMap.from(all);
  const everyName = [...wholes].map(([name, records]) => ({name, records}));

  function find(word: string): {fits: Fits; found: string[]} {
    const fits: Fits = new Map();
    const found: string[] = [];
    const take = (name: string, records: Fits, share: number): void => {
      found.push(name);
      for (const [record, fit] of records) better(fits, record, fit * share);
    };
    const start = stem(word);
    take(word, all.get(word) ?? none, match.same);
    take(start, stems.get(start) ?? none, match.stem);
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
      take(word, new Map([...records].map((one) => [one, 1])), match.inside);
    }
    return {fits, found};
  }

  return {find, exact: (name) => [...(wholes.get(fold(joined(name))) ?? [])]};
}
