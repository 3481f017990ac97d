import {distanceOf} from './distance';
import type {Entry} from './entries';
import type {Fold} from './fold';
import {joined, stemOf, wordsOf} from './words';
import {weights} from './weights';

/** How well each record fits, by its position: 1 is best, 0 is not at all. */
export type Fits = Float64Array;

/** What looking for a word came to. */
export interface Looked {
  /** Missing when no record fits. */
  fits?: Fits;
  /** Words to mark in hits. */
  marked: string[];
  /** Words of names that were found, and stems of others. */
  found: string[];
}

/** The words of all names. */
export interface Lexicon {
  /** Whether a word is one of some name. */
  has: (word: string) => boolean;
  /** Records whose names have a word, as it is, shortened or misspelt. */
  find(word: string): Looked;
  /** Share of the words of its fullest name that a record has of some words. */
  tightnessIn(found: ReadonlySet<string>): (record: number) => number;
  /** Records that have exactly this name, without regard to its joints. */
  exact(name: string): readonly number[];
  /** Records whose own name begins so, and the share of it that this is. */
  starting(name: string): Map<number, number>;
}

/** Where a word stands: in names of records, and in those around them. */
interface Term {
  word: string;
  own: number[];
  /** Positions of names that stand around records. */
  around: number[];
}

const {match} = weights;

const canBeMisspelt = (word: string): boolean =>
  word.length >= match.fuzzyFrom && /^[a-z0-9]+$/.test(word);

/** The value of a key, which is made when there is none. */
function having<K, T>(map: Map<K, T>, key: K, make: () => T): T {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/** The part of a sorted list that begins with a text. */
function beginningWith(sorted: readonly Term[], start: string): Term[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.word ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.word.startsWith(start)) end++;
  return sorted.slice(low, end);
}

/** The words of names, each name once. */
function wordsIn(names: Iterable<string>, fold: Fold): Map<string, string[]> {
  const all = [...new Set(names)];
  // One long text is folded faster than many short ones.
  const folded = fold(
    all.map((name) => wordsOf(name).join(' ')).join('\n'),
  ).split('\n');
  return new Map(
    all.map((name, index) => [
      name,
      (folded[index] ?? '').split(' ').filter(Boolean),
    ]),
  );
}

/** Names without their joints, in lower case, in the same order. */
const wholesOf = (names: readonly string[], fold: Fold): string[] =>
  fold(names.join('\n').replace(/[^\p{L}\p{N}\n]+/gu, '')).split('\n');

export function lexiconOf(entries: readonly Entry[], fold: Fold): Lexicon {
  const terms = new Map<string, Term>();
  const wholes = new Map<string, number[]>();
  const words = wordsIn(
    entries.flatMap(({names, around}) => [...names, ...around]),
    fold,
  );
  const termOf = (word: string): Term =>
    having(terms, word, () => ({word, own: [], around: []}));
  const addTo = (list: number[], position: number): void => {
    if (list.at(-1) !== position) list.push(position);
  };

  const all = entries.flatMap((entry) => [...entry.names, ...entry.wholes]);
  const joinedNames = wholesOf(all, fold);
  const around = new Map<string, number[]>();
  let position = 0;
  entries.forEach((entry, record) => {
    for (const name of entry.names) {
      const whole = joinedNames[position++] ?? '';
      addTo(
        having(wholes, whole, () => []),
        record,
      );
      addTo(termOf(whole).own, record);
      for (const word of words.get(name) ?? []) {
        addTo(termOf(word).own, record);
      }
    }
    for (let left = entry.wholes.length; left > 0; left--) {
      const whole = joinedNames[position++] ?? '';
      addTo(
        having(wholes, whole, () => []),
        record,
      );
    }
    for (const name of entry.around) {
      addTo(
        having(around, name, () => []),
        record,
      );
    }
  });
  const surroundings = [...around.values()];
  const nearby = wholesOf([...around.keys()], fold);
  [...around.keys()].forEach((name, index) => {
    for (const word of [...(words.get(name) ?? []), nearby[index] ?? '']) {
      addTo(termOf(word).around, index);
    }
  });
  terms.delete('');
  wholes.delete('');
  const sorted = [...terms.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  const stems = new Map<string, Term[]>();
  const stemOfTerm = new Map<string, string>();
  for (const term of sorted) {
    const stem = stemOf(term.word);
    stemOfTerm.set(term.word, stem);
    having(stems, stem, () => []).push(term);
  }

  function find(word: string): Looked {
    const marked = new Set<string>();
    const found: string[] = [];
    let fits: Fits | undefined;
    function add(records: readonly number[], fit: number): void {
      fits ??= new Float64Array(entries.length);
      for (const record of records) {
        if (fit > (fits[record] ?? 0)) fits[record] = fit;
      }
    }
    function take(term: Term, share: number, mark: string): void {
      found.push(term.word);
      marked.add(mark);
      add(term.own, match.own * share);
      for (const index of term.around) {
        add(surroundings[index] ?? [], match.around * share);
      }
    }
    const start = stemOf(word);
    const same = terms.get(word);
    if (same) take(same, match.same, word);
    for (const term of stems.get(start) ?? []) take(term, match.stem, start);
    if (stems.has(start)) found.push(start);
    for (const term of beginningWith(sorted, word)) {
      if (term.word === word) continue;
      const share = word.length / term.word.length;
      take(term, match.prefix + share * match.prefixShare, word);
    }
    if (!fits && canBeMisspelt(word)) {
      const most = Math.round(word.length * match.fuzzyShare);
      for (const term of sorted) {
        const typos = distanceOf(word, term.word, most);
        if (typos <= most) take(term, match.fuzzy ** typos, term.word);
      }
    }
    if (!fits && /^[a-z0-9]{3,}$/.test(word)) {
      for (const [name, records] of wholes) {
        if (!name.includes(word)) continue;
        found.push(word);
        marked.add(word);
        add(records, match.inside);
      }
    }
    return {...(fits ? {fits} : {}), marked: [...marked], found};
  }

  function tightnessIn(found: ReadonlySet<string>): (record: number) => number {
    const known = new Map<string, number>();
    const has = (word: string): boolean =>
      found.has(word) || found.has(stemOfTerm.get(word) ?? word);
    const shareOf = (name: string): number =>
      having(known, name, () => {
        const all = words.get(name) ?? [];
        return all.length === 0 ? 0 : all.filter(has).length / all.length;
      });
    return (record) =>
      Math.max(0, ...(entries[record]?.names ?? []).map(shareOf));
  }

  function starting(name: string): Map<number, number> {
    const start = fold(joined(name));
    const shares = new Map<number, number>();
    if (start === '') return shares;
    for (const {word} of beginningWith(sorted, start)) {
      const share = start.length / word.length;
      for (const record of wholes.get(word) ?? []) {
        if (share > (shares.get(record) ?? 0)) shares.set(record, share);
      }
    }
    return shares;
  }

  return {
    has: (word) => terms.has(word),
    find,
    tightnessIn,
    starting,
    exact: (name) => wholes.get(fold(joined(name))) ?? [],
  };
}
