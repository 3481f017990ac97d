import type {Entry} from './data';
import type {Fold} from './fold';
import {keepBest, type Indexes} from './indexes';
import {parseUnits, type Synonyms, type Unit} from './units';
import {weights} from './weights';
import {joinWords, splitIdentifiers} from './words';

/** What there is to rank, and how it is read. */
export interface Ranked {
  entries: readonly Entry[];
  indexes: Indexes;
  fold: Fold;
  synonyms: Synonyms;
  /** The texts of the records, folded; empty while they have not come. */
  texts: readonly string[];
}

type Fits = ReadonlyMap<number, number>;

/** Several words; parts of a name are none. */
const hasWords = /\s|\p{Script=Han}/u;

/** `UpdatePool` of `UpdatePool not_found`. */
const findIdentifiersIn = (query: string): string[] =>
  query.includes(' ')
    ? query
        .split(' ')
        .filter(
          (word) => /^[\w.-]+$/.test(word) && splitIdentifiers(word).length > 1,
        )
    : [];

/** How well each record has one of the alternatives, all terms of it. */
function findUnit(
  {alternatives}: Unit,
  {find}: Indexes,
  marked: Set<string>,
): Fits {
  const all = new Map<number, number>();
  alternatives.forEach((terms, place) => {
    const found = terms.map(find);
    for (const one of [...terms, ...found.flatMap((looked) => looked.terms)]) {
      marked.add(one);
    }
    const weight = place === 0 ? 1 : weights.synonym;
    for (const record of found[0]?.fits.keys() ?? []) {
      const fits = found.map((looked) => looked.fits.get(record) ?? 0);
      if (fits.includes(0)) continue;
      const sum = fits.reduce((total, fit) => total + fit, 0);
      keepBest(all, record, (weight * sum) / fits.length);
    }
  });
  return all;
}

/** Share of the best of some names that is found, 0 to 1. */
function getTightness(
  names: readonly string[][],
  marked: ReadonlySet<string>,
): number {
  const shares = names.map((terms) => {
    const found = terms.filter((term) => marked.has(term));
    return found.length / Math.max(1, terms.length);
  });
  return Math.max(0, ...shares);
}

/** How well records fit a query. */
interface Ranking {
  /** The higher, the earlier a record comes. */
  scores: Map<number, number>;
  /** Records that are called what was typed, and errors that say all of it. */
  literal: Set<number>;
  /** The terms to mark in hits. */
  marked: string[];
}

/**
 * Ranks each record that has enough of a query.
 *
 * @param currentService of the page that is read: first on a tie
 */
export function rank(
  query: string,
  {entries, indexes, fold, synonyms, texts}: Ranked,
  currentService = '',
): Ranking {
  const marked = new Set<string>();
  const found = [
    ...parseUnits(query, synonyms, fold).map((unit) =>
      findUnit(unit, indexes, marked),
    ),
    ...findIdentifiersIn(query)
      .map(indexes.findOwner)
      .filter(({size}) => size > 0),
  ];
  // Rare words say more; one that nothing has says little.
  const importance = found.map(({size}) =>
    Math.log(1 + entries.length / (size || entries.length / 4)),
  );
  const total = importance.reduce((sum, one) => sum + one, 0);
  const coverage = new Map<number, number>();
  const fits = new Map<number, number>();
  found.forEach((one, unit) => {
    const share = (importance[unit] ?? 0) / total;
    for (const [record, fit] of one) {
      coverage.set(record, (coverage.get(record) ?? 0) + share);
      fits.set(record, (fits.get(record) ?? 0) + share * fit);
    }
  });

  const whole = fold(joinWords(query));
  // `pool` is a word like others; `Pool`, `poolName` and `poolname` are names.
  const isPlain =
    !/[A-Z]/.test(query) &&
    splitIdentifiers(query).length < 2 &&
    indexes.isName(whole);
  const wholes = whole === '' || isPlain ? undefined : indexes.findWhole(whole);
  for (const [record, {fit}] of wholes ?? []) {
    keepBest(fits, record, fit);
    coverage.set(record, 1);
  }

  // Nobody types `bootDataVol` but for that name.
  const isOfName = !hasWords.test(query) && splitIdentifiers(query).length > 1;
  const phrase = fold(query);
  const hasPhrase = (record: number): boolean =>
    whole.length > 3 &&
    hasWords.test(query) &&
    (texts[record]?.includes(phrase) ?? false);

  const scores = new Map<number, number>();
  const literal = new Set<number>();
  for (const [record, fit] of fits) {
    const entry = entries[record];
    const share = coverage.get(record) ?? 0;
    if (!entry || share < weights.leastCoverage) continue;
    const {kind, title, service} = entry;
    const isExact = wholes?.get(record)?.isExact ?? false;
    const isLast =
      kind === 'schema' && !isExact && /(?:Request|Response)$/.test(title);
    const tightness =
      1 + weights.tight * getTightness(indexes.termsOfNames(record), marked);
    const ofPhrase = kind === 'error' ? weights.message : weights.phrase;
    const hasAll = share > 0.99;
    if (isExact || (hasAll && (isOfName || kind === 'error'))) {
      literal.add(record);
    }
    scores.set(
      record,
      (fit * share ** weights.coverage * tightness +
        (hasPhrase(record) ? ofPhrase : 0)) *
        weights.kind[kind] *
        (isLast ? weights.requestOrResponse : 1) +
        (isExact ? weights.exact : 0) +
        (service !== '' && service === currentService
          ? weights.currentService
          : 0),
    );
  }
  return {scores, literal, marked: [...marked]};
}
