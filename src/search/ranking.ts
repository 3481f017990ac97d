import memoize from 'es-toolkit/compat/memoize';
import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import type {Fold} from './fold';
import {getSearchNames} from './names';
import {getRemedyWords, type SearchKind, type SearchRecord} from './record';
import {parseUnits, type Synonyms, type Unit} from './units';
import {getSuffixes, joinWords, tokenizeText, toStem} from './words';

/** An indexed record, or a text about an unrelated system. */
type Entry = {id: number} & Partial<SearchRecord>;

/** Records indexed before yielding to a query. */
const chunkSize = 50;

/** Reports already use readers' own words. */
const noSynonyms: Synonyms = new Map();

const longestQuery = 2000;
const mostUnits = 12;
const mostOfReport = 40;

/** Number of words whose results are cached between queries. */
const mostAsked = 50;

/** All ranking parameters. */
const boost = {name: 3, whole: 4, around: 0.8, text: 1, reports: 0.2};
const reportBoost = {name: 1.5, whole: 1, around: 0.2, text: 1, reports: 1.5};
const weights = {prefix: 0.5, fuzzy: 0.4};
const ofSynonym = 0.8;
/** Weight of texts about unrelated systems. */
const ofElsewhere = 1.1;

const kinds: Record<SearchKind, number> = {
  operation: 1.3,
  service: 1,
  schema: 0.85,
  header: 1,
  field: 0.8,
  value: 0.8,
  symptom: 0.55,
  error: 0.8,
  guide: 0.9,
  document: 0.85,
  post: 0.7,
};

export interface Ranked {
  record: number;
  score: number;
  /** Share of the query that matches, weighted by rarity, 0 to 1. */
  coverage: number;
  /** The same as a sum. */
  weight: number;
  /** Whether a name equals the query. */
  isExact: boolean;
  terms: string[];
}

/** Ranking options. */
interface Ranking {
  among?: readonly SearchKind[];
  /** Whether the query is a report: reports have full weight. */
  isReport?: boolean;
}

export interface Index {
  rank: (query: string, ranking?: Ranking) => Ranked[];
}

/** Texts of a record besides its names, with messages without placeholders. */
const getTexts = ({text = '', remedy, messages = []}: Entry): string[] => [
  text,
  ...getRemedyWords({remedy}),
  ...messages.map((message) => message.replace(/\{\w+\}/g, ' ')),
];

/** Matched share of the best name, 0 to 1. */
function getTightness(
  names: readonly string[][],
  found: readonly string[],
): number {
  const shares = names.map(
    (terms) =>
      terms.filter((term) => found.includes(term)).length /
      Math.max(1, terms.length),
  );
  return Math.max(0, ...shares);
}

/**
 * Creates the index of all records.
 *
 * @param elsewhere texts about unrelated systems
 */
export async function createIndex(
  records: readonly SearchRecord[],
  fold: Fold,
  synonyms: Synonyms,
  elsewhere: readonly string[] = [],
): Promise<Index> {
  const known = new Set<string>();
  /** Cached because many records share texts. */
  const tokenize = memoize((text: string) => tokenizeText(text, fold));
  const toTerms = (texts: readonly string[]): string =>
    texts.flatMap((text) => tokenize(text)).join(' ');
  const namesOf = records.map(getSearchNames);
  /** Whole names as single terms, and the terms of each name. */
  const wholes = namesOf.map(({own, wholes: longer}) =>
    [...own, ...longer].map((name) => fold(joinWords(name))),
  );
  const named = namesOf.map(({own}) =>
    own.map((name) => tokenizeText(name, fold)),
  );

  /** Terms of a field, separated by spaces. */
  const fields: Record<string, (entry: Entry) => string> = {
    name: ({id}) => named[id]?.flat().join(' ') ?? '',
    // The whole name, and each suffix of it.
    whole: ({id}) =>
      [
        ...(wholes[id] ?? []),
        ...(namesOf[id]?.own ?? []).flatMap((name) => getSuffixes(name, fold)),
      ].join(' '),
    around: ({id}) => toTerms(namesOf[id]?.around ?? []),
    text: (entry) => toTerms(getTexts(entry)),
    reports: ({reports = []}) => toTerms(reports),
  };
  const index = new MiniSearch<Entry>({
    fields: Object.keys(fields),
    extractField: (entry, field) =>
      field === 'id' ? entry.id : (fields[field]?.(entry) ?? ''),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => {
      known.add(term);
      return term;
    },
    searchOptions: {
      weights,
      // Long texts lose less than by default.
      bm25: {k: 1.2, b: 0.5, d: 0.5},
      processTerm: (term) => term,
      boostDocument: (id) =>
        Number(id) >= records.length
          ? ofElsewhere
          : kinds[records[Number(id)]?.kind ?? 'document'],
    },
    autoVacuum: false,
  });
  await index.addAllAsync(
    [...records, ...elsewhere.map((text) => ({reports: [text]}))].map(
      (entry, id): Entry => ({...entry, id}),
    ),
    {chunkSize},
  );

  /** Query for a typed word: prefixes, and likely typos. */
  function toTypedQuery(word: string): Query {
    const term = toStem(word);
    const isTypo = /^[a-z]{5,20}$/.test(term) && !known.has(term);
    return {
      queries: [term],
      prefix: true,
      fuzzy: isTypo && 0.25,
      // One or two letters match only the beginnings of names, because texts
      // would have too many matches.
      ...(/^[a-z]{1,2}$/.test(term) && {fields: ['name', 'whole']}),
    };
  }

  /** Query for a word of a synonym or a report. */
  const toPlainQuery = (word: string, weight: number): Query => ({
    queries: [toStem(word)],
    boostTerm: () => weight,
  });

  const toUnitQuery = (alternatives: Unit, isReport: boolean): Query => ({
    combineWith: 'OR',
    queries: alternatives.map((terms, place) => ({
      combineWith: 'AND',
      queries: terms.map((term) =>
        place === 0 && !isReport
          ? toTypedQuery(term)
          : toPlainQuery(term, place === 0 ? 1 : ofSynonym),
      ),
    })),
  });

  const asked = new Map<string, SearchResult[]>();

  function rank(
    query: string,
    {among, isReport = false}: Ranking = {},
  ): Ranked[] {
    const options = {
      boost: isReport ? reportBoost : boost,
      filter: ({id}: SearchResult) => {
        const kind = records[Number(id)]?.kind;
        return kind ? !among || among.includes(kind) : isReport;
      },
    };
    const read = query.slice(0, longestQuery);
    const parsed = parseUnits(read, isReport ? noSynonyms : synonyms, fold);
    const whole = fold(joinWords(read));
    // Names also consist of a single word.
    const isName = !isReport && !/[\s\p{Script=Han}]/u.test(query);
    if (isName && whole.length > 3) parsed.unshift([[whole]]);
    const units = parsed.slice(0, isReport ? mostOfReport : mostUnits);
    const results = units.map((unit) => {
      const key = JSON.stringify([isReport, among, unit]);
      const found =
        asked.get(key) ?? index.search(toUnitQuery(unit, isReport), options);
      // Move to the end: the next query usually contains the same words.
      asked.delete(key);
      asked.set(key, found);
      return found;
    });
    for (const key of [...asked.keys()].slice(0, -mostAsked)) asked.delete(key);
    // Rare words count more; words without results count little.
    const importance = results.map(({length}) =>
      Math.log(1 + records.length / (length || records.length / 4)),
    );
    const total = importance.reduce((sum, one) => sum + one, 0);
    const found = new Map<number, Omit<Ranked, 'isExact'>>();
    results.forEach((ofUnit, unit) => {
      const best = ofUnit[0]?.score ?? 1;
      const share = (importance[unit] ?? 0) / total;
      for (const {id: record, score, terms} of ofUnit) {
        const one = found.get(Number(record)) ?? {
          record: Number(record),
          score: 0,
          coverage: 0,
          weight: 0,
          terms: [],
        };
        one.score += share * (score / best);
        one.coverage += share;
        one.weight += (importance[unit] ?? 0) * (score / best);
        one.terms.push(...terms);
        found.set(one.record, one);
      }
    });
    return [...found.values()]
      .map((one) => {
        const isExact = wholes[one.record]?.includes(whole) ?? false;
        const tightness = getTightness(named[one.record] ?? [], one.terms);
        return {
          ...one,
          isExact,
          score:
            one.score * one.coverage ** 2 * (1 + 0.3 * tightness) +
            (isExact ? 1 : 0),
        };
      })
      .sort((a, b) => b.score - a.score || a.record - b.record);
  }

  return {rank};
}
