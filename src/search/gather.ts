import {better, type Fits, type Lexicon} from './lexicon';
import type {Texts} from './texts';
import type {Unit} from './units';
import {weights} from './weights';

const {match} = weights;

/** How a record fits a query as a whole. */
export interface Found {
  /** Share of the query that is found, 0 to 1. */
  coverage: number;
  /** How well it is found, 0 to 1. */
  fit: number;
  /** How many words of its own names the query has. */
  own: number;
}

export interface Gathered {
  found: Map<number, Found>;
  /** Words that hits may show, as they were found. */
  words: string[];
}

/** Words in names come first, then those in texts. */
function wordFits(
  word: string,
  lexicon: Lexicon,
  texts: Texts | undefined,
): {fits: Fits; found: string[]} {
  const {fits, found} = lexicon.find(word);
  const all = new Map(fits);
  const looked = texts ? new Set([word, ...found.slice(0, 8)]) : [];
  for (const one of looked) {
    for (const record of texts?.having(one) ?? [])
      better(all, record, match.text);
  }
  return {fits: all, found};
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

/** The records that have something of a query. */
export function gather(
  units: readonly Unit[],
  lexicon: Lexicon,
  texts: Texts | undefined,
  count: number,
): Gathered {
  const words = new Set<string>();
  const sums = new Map<number, Found>();
  let total = 0;
  for (const {alternatives} of units) {
    const fits: Fits = new Map();
    alternatives.forEach((alternative, index) => {
      const every = alternative.map((word) => {
        const {fits: own, found} = wordFits(word, lexicon, texts);
        for (const one of own.size > 0 ? found : []) words.add(one);
        return own;
      });
      const share = index === 0 ? 1 : match.synonym;
      for (const [record, fit] of allOf(every)) {
        better(fits, record, fit * share);
      }
    });
    const length = alternatives[0]?.length ?? 1;
    const weight = length * Math.log2(2 + count / (1 + fits.size));
    total += weight;
    for (const [record, fit] of fits) {
      const sum = sums.get(record) ?? {coverage: 0, fit: 0, own: 0};
      sum.coverage += weight;
      sum.fit += weight * fit;
      sum.own += fit > match.around ? length : 0;
      sums.set(record, sum);
    }
  }
  for (const sum of sums.values()) {
    sum.coverage /= total;
    sum.fit /= total;
  }
  return {found: sums, words: [...words].filter((word) => word !== '')};
}
