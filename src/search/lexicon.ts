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

/** What looking for a word came to. */
export interface Looked {
  fits: Fits;
  /** Words to mark in hits. */
  marked: string[];
  /** Words of names that were found, and stems of others. */
  found: string[];
}

/** The words of all names. */
export interface Lexicon {
  /** Records whose names have a word, as it is, shortened or misspelt. */
  find(word: string): Looked;
  /** Share of the words of its fullest name that a record has of those found. */
  tightness(record: number, found: ReadonlySet<string>): number;
  /** Records that have exactly this name, without regard to its joints. */
  exact(name: string): readonly number[];
  /** Records whose own name begins so, and the share of it that this is. */
  starting(name: string): Fits;
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

const canBeMisspelt = (word: string): boolean =>
  word.length >= match.fuzzyFrom && /^[a-z0-9]+$/.test(word);

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
  entries.forEach((entry, record) => {
    const {names, around} = entry;
    for (const name of [...names, ...entry.wholes]) {
      having(wholes, wholeOf(name), () => new Set<number>()).add(record);
    }
    for (const name of names) {
      add(wholeOf(name), record, match.own);
      for (const word of wordsIn(name)) add(word, record, match.own);
    }
    for (const name of around) {
      for (const word of wordsIn(name)) add(word, record, match.around);
    }
  });
  const words = new SearchableMap<Fits>();
  for (const [word, fits] of all) words.set(word, fits);
  const everyName = [...wholes].map(([name, records]) => ({name, records}));

  function find(word: string): Looked {
    const fits: Fits = new Map();
    const marked = new Set<string>();
    const found: string[] = [];
    const take = (
      name: string,
      records: Fits,
      share: number,
      mark: string,
    ): void => {
      if (records.size === 0) return;
      found.push(name);
      marked.add(mark);
      for (const [record, fit] of records) better(fits, record, fit * share);
    };
    const start = stem(word);
    take(word, all.get(word) ?? none, match.same, word);
    take(start, stems.get(start) ?? none, match.stem, start);
    for (const [name, records] of words.atPrefix(word)) {
      if (name === word) continue;
      const share = word.length / name.length;
      take(name, records, match.prefix + share * match.prefixShare, word);
    }
    if (fits.size === 0 && canBeMisspelt(word)) {
      const most = Math.round(word.length * match.fuzzyShare);
      const reach = Math.max(2, most);
      for (const [name, [records, distance]] of words.fuzzyGet(word, reach)) {
        const typos = isSwapped(word, name) ? 1 : distance;
        if (typos <= most) take(name, records, match.fuzzy ** typos, name);
      }
    }
    if (fits.size === 0 && /^[a-z0-9]{3,}$/.test(word)) {
      for (const {name, records} of everyName) {
        if (!name.includes(word)) continue;
        const inside = new Map([...records].map((one) => [one, 1]));
        take(word, inside, match.inside, word);
      }
    }
    return {fits, marked: [...marked], found};
  }

  const has = (found: ReadonlySet<string>, word: string): boolean =>
    found.has(word) || found.has(stem(word));

  function tightness(record: number, found: ReadonlySet<string>): number {
    const shares = (entries[record]?.names ?? []).map((name) => {
      const all = wordsIn(name);
      const known = all.filter((word) => has(found, word));
      return all.length === 0 ? 0 : known.length / all.length;
    });
    return Math.max(0, ...shares);
  }

  function starting(name: string): Fits {
    const start = fold(joined(name));
    const fits: Fits = new Map();
    if (start === '') return fits;
    for (const [whole] of words.atPrefix(start)) {
      for (const record of wholes.get(whole) ?? []) {
        better(fits, record, start.length / whole.length);
      }
    }
    return fits;
  }

  return {
    find,
    tightness,
    starting,
    exact: (name) => [...(wholes.get(fold(joined(name))) ?? [])],
  };
}
