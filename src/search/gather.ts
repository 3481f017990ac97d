import {better, type Fits, type Lexicon, type Looked} from './lexicon';
import type {Texts} from './texts';
import type {Unit} from './units';
import {weights} from './weights';

const {match} = weights;

/** How many spellings of a word are looked for in texts. */
const most = 8;

/** How a record fits a query as a whole. */
export interface Found {
  /** Share of the query that is found, 0 to 1. */
  coverage: number;
  /** How well it is found, 0 to 1. */
  fit: number;
}

export interface Gathered {
  records: Map<number, Found>;
  /** Words to mark in hits. */
  marked: string[];
  /** Words of names that were found, and stems of others. */
  found: Set<string>;
}

/** Words in names come first, then those in texts. */
function lookUp(
  word: string,
  lexicon: Lexicon,
  texts: Texts | undefined,
): Looked {
  const {fits, marked, found} = lexicon.find(word);
  const all = new Map(fits);
  for (const one of texts ? new Set([word, ...marked.slice(0, most)]) : []) {
    for (const record of texts?.having(one) ?? []) {
      better(all, record, match.text);
    }
  }
  return {fits: all, marked: all.size > 0 ? [word, ...marked] : [], found};
}

/** Records that have all of some words, as well as the least fitting of them. */
function allOf(every: Fits[]): Fits {
  const [first = new Map<number, number>(), ...others] = every;
  const fits: Fits = new Map();
  for (const [record, fit] of first) {
    const least = Math.min(fit, ...others.map((one) => one.get(record) ?? 0));
    if (least > 0) fits.set(record, least);
  }
  return fits;
}

/**
 * What a piece of a query counts: the more, the fewer records have it. One that
 * none has counts as if some had it, or a strange word would hide all others.
 */
function weightOf({alternatives}: Unit, having: number, count: number): number {
  const length = alternatives[0]?.length ?? 1;
  const some = having === 0 ? count * match.strangeShare : having;
  return length * Math.log2(2 + count / (1 + some));
}

/** The records that have something of a query. */
export function gather(
  units: readonly Unit[],
  lexicon: Lexicon,
  texts: Texts | undefined,
  count: number,
): Gathered {
  const records = new Map<number, Found>();
  const marked = new Set<string>();
  const found = new Set<string>();
  let total = 0;
  for (const unit of units) {
    const fits: Fits = new Map();
    unit.alternatives.forEach((alternative, index) => {
      const looked = alternative.map((word) => lookUp(word, lexicon, texts));
      const share = index === 0 ? 1 : match.synonym;
      const common = allOf(looked.map((one) => one.fits));
      for (const [record, fit] of common) better(fits, record, fit * share);
      if (common.size === 0) return;
      for (const one of looked) {
        one.marked.forEach((word) => marked.add(word));
        one.found.forEach((word) => found.add(word));
      }
    });
    const weight = weightOf(unit, fits.size, count);
    total += weight;
    for (const [record, fit] of fits) {
      const sum = records.get(record) ?? {coverage: 0, fit: 0};
      sum.coverage += weight;
      sum.fit += weight * fit;
      records.set(record, sum);
    }
  }
  for (const sum of records.values()) {
    sum.coverage /= total;
    sum.fit /= total;
  }
  return {records, marked: [...marked], found};
}
