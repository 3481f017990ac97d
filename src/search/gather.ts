import type {Fits, Lexicon, Looked} from './lexicon';
import type {Texts} from './texts';
import type {Unit} from './units';
import {weights} from './weights';

const {match} = weights;

/** How many spellings of a word are looked for in texts. */
const most = 8;

export interface Gathered {
  /** Share of the query that each record has, 0 to 1. */
  coverage: Fits;
  /** How well each record has it, 0 to 1. */
  fit: Fits;
  /** Words to mark in hits. */
  marked: string[];
  /** Words of names that were found, and stems of others. */
  found: Set<string>;
}

/** Keeps the better fit of a record. */
function better(fits: Fits, record: number, fit: number): void {
  if (fit > (fits[record] ?? 0)) fits[record] = fit;
}

/** Looks a word up: in names first, then in texts. */
export type LookUp = (word: string) => Looked;

/** Most words that are kept: a key adds one to those of the key before. */
const mostKept = 64;

/** Looks words up, each once while it is asked for again and again. */
export function lookUpIn(
  lexicon: Lexicon,
  texts: Texts | undefined,
  count: number,
): LookUp {
  const kept = new Map<string, Looked>();
  return (word) => {
    const looked = kept.get(word) ?? lookUp(word, lexicon, texts, count);
    // The last one asked for is the last one dropped.
    kept.delete(word);
    kept.set(word, looked);
    const [oldest = word] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest);
    return looked;
  };
}

function lookUp(
  word: string,
  lexicon: Lexicon,
  texts: Texts | undefined,
  count: number,
): Looked {
  const {fits, marked, found} = lexicon.find(word);
  let all = fits;
  for (const one of texts ? new Set([word, ...marked.slice(0, most)]) : []) {
    for (const record of texts?.having(one) ?? []) {
      better((all ??= new Float64Array(count)), record, match.text);
    }
  }
  return all
    ? {fits: all, marked: [...new Set([word, ...marked])], found}
    : {marked: [], found};
}

/** Records that have all of some words, as well as the least fitting of them. */
function allOf(looked: readonly Looked[]): Fits | undefined {
  const [first, ...others] = looked.map(({fits}) => fits);
  if (!first || others.includes(undefined)) return undefined;
  return others.length === 0
    ? first
    : first.map((fit, record) =>
        Math.min(fit, ...others.map((one) => one?.[record] ?? 0)),
      );
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

/** How the records fit what fits best of the alternatives of a unit. */
function fitsOf(
  {alternatives}: Unit,
  look: LookUp,
  count: number,
  isFound: (looked: Looked) => void,
): Fits {
  const fits = new Float64Array(count);
  alternatives.forEach((alternative, index) => {
    const looked = alternative.map(look);
    const share = index === 0 ? 1 : match.synonym;
    let isAny = false;
    allOf(looked)?.forEach((fit, record) => {
      if (fit === 0) return;
      isAny = true;
      better(fits, record, fit * share);
    });
    if (isAny) looked.forEach(isFound);
  });
  return fits;
}

/** The records that have something of a query. */
export function gather(
  units: readonly Unit[],
  look: LookUp,
  count: number,
): Gathered {
  const coverage: Fits = new Float64Array(count);
  const fit: Fits = new Float64Array(count);
  const marked = new Set<string>();
  const found = new Set<string>();
  const all = units.map((unit) => {
    const fits = fitsOf(unit, look, count, (looked) => {
      for (const word of looked.marked) marked.add(word);
      for (const word of looked.found) found.add(word);
    });
    const having = fits.reduce((sum, one) => sum + (one > 0 ? 1 : 0), 0);
    return {fits, weight: weightOf(unit, having, count)};
  });
  const total = all.reduce((sum, {weight}) => sum + weight, 0);
  for (const {fits, weight} of all) {
    const share = weight / total;
    fits.forEach((one, record) => {
      if (one === 0) return;
      coverage[record] = (coverage[record] ?? 0) + share;
      fit[record] = (fit[record] ?? 0) + share * one;
    });
  }
  return {coverage, fit, marked: [...marked], found};
}
