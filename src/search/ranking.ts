import memoize from 'es-toolkit/compat/memoize';
import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import {placeholder} from '../api/interpolate';
import type {Fold} from './fold';
import {getSearchNames} from './names';
import {getRemedyWords, type SearchKind, type SearchRecord} from './record';
import {parseUnits, type Synonyms, type Unit} from './units';
import {getSuffixes, joinWords, tokenizeText, toStem} from './words';

/** An indexed record, or a text about an unrelated system. */
type Entry = {id: number} & Partial<SearchRecord>;

/** Reports already use readers' own words. */
const noSynonyms: Synonyms = new Map();

const longestQuery = 2000;
const mostUnits = 12;
const mostOfReport = 40;

/** All ranking parameters. */
const boost = {name: 3, whole: 3, around: 0.8, text: 1, reports: 0.2};
const reportBoost = {name: 1.5, whole: 1, around: 0.2, text: 1, reports: 1.5};
const weights = {prefix: 0.5, fuzzy: 0.4};
/** Weight of texts about unrelated systems. */
const ofUnrelated = 1.5;
/** Among operations that match equally well, these come first. */
const firstOperations = /^POST \S+\/(?:List|Get|Create)(\w+)/;
const ofFirst = 1.1;
/** More if the query is the name of their object: only texts differ then. */
const ofObject = 1.2;

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

/**
 * Splits each Chinese character into two of a few hundred: MiniSearch compares a
 * term with all first characters of its index.
 */
const splitHan = (text: string): string =>
  text.replace(/[\u3400-\u9fff]/g, (one) => {
    const code = one.charCodeAt(0);
    return String.fromCharCode(0xe000 + (code >> 8), 0xe100 + (code & 0xff));
  });
/** Restores characters that `splitHan` has split. */
const joinHan = (text: string): string =>
  text.replace(/[\ue000-\ue0ff][\ue100-\ue1ff]/g, (pair) =>
    String.fromCharCode(
      ((pair.charCodeAt(0) & 0xff) << 8) | (pair.charCodeAt(1) & 0xff),
    ),
  );

export interface Ranked {
  record: number;
  score: number;
  /** Share of the query that matches, 0 to 1. */
  coverage: number;
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
const getTexts = ({text = '', messages = [], ...remedy}: Entry): string[] => [
  text,
  ...getRemedyWords(remedy),
  ...messages.map((message) => message.replace(placeholder, ' ')),
];

/**
 * Creates the index of all records.
 *
 * @param unrelated texts about unrelated systems; absent if the records have
 *   only names
 */
export async function createIndex(
  records: readonly SearchRecord[],
  fold: Fold,
  synonyms: Synonyms,
  unrelated?: readonly string[],
): Promise<Index> {
  const known = new Set<string>();
  /** Cached because many records share texts. */
  const tokenize = memoize((text: string) => tokenizeText(text, fold));
  const toTerms = (texts: readonly string[]): string =>
    texts.flatMap((text) => tokenize(text)).join(' ');
  const namesOf = records.map(getSearchNames);
  /** Whole names as single terms. */
  const wholes = namesOf.map(({own, wholes: longer}) =>
    [...own, ...longer].map((name) => fold(joinWords(name))),
  );
  /** What operations that come first list, get, or create. */
  const objects = records.map(({context}) =>
    toStem(fold(firstOperations.exec(context)?.[1] ?? '')),
  );
  const boosts = records.map(
    ({kind, context}) =>
      kinds[kind] * (firstOperations.test(context) ? ofFirst : 1),
  );
  /** Terms of a field, separated by spaces. */
  const fields: Record<string, (entry: Entry) => string> = {
    // A name and its identifier have the same words.
    name: ({id}) => [...new Set(namesOf[id]?.own.flatMap(tokenize))].join(' '),
    // The whole name, and each suffix of it.
    whole: ({id}) =>
      [
        ...(wholes[id] ?? []),
        ...(namesOf[id]?.own ?? []).flatMap((name) => getSuffixes(name, fold)),
      ]
        .map(toStem)
        .join(' '),
    around: ({id}) => toTerms(namesOf[id]?.around ?? []),
    text: (entry) => toTerms(getTexts(entry)),
    // The file has each word of them once.
    reports: ({reports = []}) =>
      [...new Set(reports.flatMap(tokenize))].join(' '),
  };
  const index = new MiniSearch<Entry>({
    fields: Object.keys(fields),
    extractField: (entry, field) =>
      field === 'id' ? entry.id : (fields[field]?.(entry) ?? ''),
    tokenize: (terms) => splitHan(terms).split(' '),
    processTerm: (term) => {
      known.add(term);
      return term;
    },
    searchOptions: {
      weights,
      // Three wrong letters make another word.
      maxFuzzy: 2,
      // Long texts lose less than by default.
      bm25: {k: 1.2, b: 0.5, d: 0.5},
      processTerm: (term) => term,
      boostDocument: (id) => boosts[Number(id)] ?? ofUnrelated,
    },
    autoVacuum: false,
  });
  await index.addAllAsync(
    [...records, ...(unrelated ?? []).map((text) => ({reports: [text]}))].map(
      (entry, id): Entry => ({...entry, id}),
    ),
    // Between chunks, the engine of the names answers queries. That engine
    // itself is created at once.
    {chunkSize: unrelated ? 10 : records.length},
  );

  const knownTerms = ` ${[...known].join(' ')}`;

  /** Query for a typed word: prefixes, and likely typos. */
  function toTypedQuery(word: string): Query {
    const term = toStem(word);
    // Of characters that never stand together, the first is searched for.
    if (
      /^\p{Script=Han}{2}$/u.test(term) &&
      !knownTerms.includes(splitHan(term))
    )
      return {queries: [term.slice(0, 1)], prefix: true};
    // The beginning of a word is no typo.
    const isTypo =
      /^[a-z]{5,20}$/.test(term) && !knownTerms.includes(` ${term}`);
    return {
      queries: [term],
      prefix: true,
      fuzzy: isTypo && 0.25,
      // One or two letters match only the beginnings of names, because texts
      // would have too many matches.
      ...(/^[a-z]{1,2}$/.test(term) && {fields: ['name', 'whole']}),
    };
  }

  /** Alternatives of a unit: the first as typed, the others as they are. */
  const toUnitQuery = (alternatives: Unit, isReport: boolean): Query => ({
    combineWith: 'OR',
    queries: alternatives.map((terms, place) => ({
      combineWith: 'AND',
      queries: terms.map((term) =>
        place === 0 && !isReport ? toTypedQuery(term) : toStem(term),
      ),
    })),
  });

  const findUnit = (unit: Unit, isReport: boolean): SearchResult[] =>
    index.search(toUnitQuery(unit, isReport), {
      boost: isReport ? reportBoost : boost,
    });
  /** Matches of each unit of the last query: most keys change only one of them. */
  let answers = new Map<string, SearchResult[]>();

  function rank(
    query: string,
    {among, isReport = false}: Ranking = {},
  ): Ranked[] {
    const read = query.slice(0, longestQuery);
    const units = parseUnits(read, isReport ? noSynonyms : synonyms, fold);
    const whole = fold(joinWords(read));
    // Names also consist of a single word.
    const isName = !isReport && !/[\s\p{Script=Han}]/u.test(query);
    const asObjects = [[whole], ...(units.length > 1 ? [] : units.flat())].map(
      (words) => toStem(words.join('')),
    );
    if (isName && whole.length > 3) units.unshift([[whole]]);
    const asked = units.slice(0, isReport ? mostOfReport : mostUnits);
    const last = answers;
    answers = new Map();
    const matches = asked.flatMap((unit) => {
      const key = JSON.stringify([unit, isReport]);
      const ofUnit =
        last.get(key) ?? answers.get(key) ?? findUnit(unit, isReport);
      answers.set(key, ofUnit);
      return ofUnit;
    });
    const found = new Map<
      number,
      {score: number; units: number; terms: string[]}
    >();
    for (const {id, score, terms, queryTerms} of matches) {
      const known = found.get(Number(id)) ?? {score: 0, units: 0, terms: []};
      // MiniSearch multiplies by the number of terms, of which a synonym has
      // several.
      known.score += score / queryTerms.length;
      known.units += 1;
      known.terms.push(...terms);
      found.set(Number(id), known);
    }
    return [...found]
      .filter(([record]) => {
        const kind = records[record]?.kind;
        return kind ? !among || among.includes(kind) : isReport;
      })
      .map(([record, {score, units: matched, terms}]): Ranked => {
        const coverage = matched / asked.length;
        return {
          record,
          score:
            score *
            coverage ** 2 *
            (asObjects.includes(objects[record] ?? '') ? ofObject : 1),
          coverage,
          isExact: wholes[record]?.includes(whole) ?? false,
          terms: terms.map(joinHan),
        };
      })
      .sort(
        (a, b) => Number(b.isExact) - Number(a.isExact) || b.score - a.score,
      );
  }

  return {rank};
}
