import type {SearchOptions} from 'minisearch';
import type {MiniSearch} from './miniSearch';
import {weights} from './weights';
import {toSingular, toStem} from './words';

/** How well records have a term, 0 to 1, and what of theirs it is. */
export interface Looked {
  fits: ReadonlyMap<number, number>;
  /** Terms of the index, to mark in hits. */
  terms: readonly string[];
}

const isLatin = (term: string): boolean => /^[a-z0-9]/.test(term);

const makeOptions = (term: string): SearchOptions => ({
  prefix: isLatin(term) || [...term].length === 1,
  fuzzy: /^[a-z]{5,}$/.test(term) ? 0.2 : false,
  maxFuzzy: 2,
  weights: {prefix: weights.prefix, fuzzy: weights.fuzzy},
});

/** Whether an index has a term as it is. */
export const hasTerm = <T>(typed: string, index: MiniSearch<T>): boolean =>
  index.search(toSingular(typed), {}).length > 0;

/** A term with two neighboring letters changed, at each of its places. */
const getSwaps = (term: string): string[] =>
  /^[a-z]{5,}$/.test(term)
    ? [...term.slice(1)].map(
        (letter, at) =>
          term.slice(0, at) + letter + term[at] + term.slice(at + 2),
      )
    : [];

/**
 * Looks a term up as it is typed, without the ending of a verb, and, where
 * nothing has it, with swapped letters, which are two typos for MiniSearch.
 *
 * @param isKnown whether any index has it as it is
 */
export function lookUp<T>(
  typed: string,
  index: MiniSearch<T>,
  isKnown: boolean,
): Looked {
  const term = toSingular(typed);
  const stem = toStem(term);
  const fits = new Map<number, number>();
  const terms = new Set<string>();
  const add = (
    word: string,
    weight: number,
    options = makeOptions(word),
  ): void => {
    const results = index.search(word, options);
    // The score of MiniSearch has no upper bound.
    const best = results[0]?.score ?? 1;
    for (const {id, score, match} of results) {
      const fit = (weight * score) / best;
      if (fit > (fits.get(Number(id)) ?? 0)) fits.set(Number(id), fit);
      for (const one in match) terms.add(one);
    }
  };
  add(term, 1);
  // `blocked` is a word of its own, and no block.
  if (stem !== term) add(stem, isKnown ? weights.knownStem : weights.stem);
  if (!isKnown && !terms.has(stem)) {
    for (const word of getSwaps(term)) add(toSingular(word), weights.fuzzy, {});
  }
  return {fits, terms: [...terms]};
}
