import {toStem, splitWords} from '../search/words';

/** Words that say nothing of an error. */
const empty = new Set(
  'to of in is on at by as be or it an the and for not with this that from has have its was are you your into than when which does can may only any all one two'.split(
    ' ',
  ),
);

/** Whether a term is of Chinese characters, or one of several is. */
export const isChinese = (...terms: string[]): boolean =>
  terms.some((term) => /\p{Script=Han}/u.test(term));

/** Longer runs of letters are no words, and take long to be read as such. */
const longestWord = 40;

/** The terms of a text that tell errors apart. */
export const getErrorTerms = (text: string): string[] =>
  splitWords(text)
    .filter(({length}) => length <= longestWord)
    .map((word) => toStem(word.toLowerCase()))
    .filter((word) => word.length > 1 && !/^\d/.test(word) && !empty.has(word));

/** Documents by their terms. */
export interface WordIndex {
  /** How much a term tells: none of it is negative. */
  importance: ReadonlyMap<string, number>;
  /** What a term tells that no document has. */
  unknown: number;
  /** Places of the documents that have a term. */
  postings: ReadonlyMap<string, readonly number[]>;
}

/**
 * Indexes some documents by the terms of their parts.
 *
 * @param subjects what each document is of, those of one together: a term that
 *   several documents of one subject have is no more common for that
 */
export function getIndex(
  documents: readonly (readonly string[])[],
  subjects: readonly string[],
): WordIndex {
  // Many messages share the text of their cause.
  const known = new Map<string, string[]>();
  const termsOf = (part: string): string[] => {
    const terms = known.get(part) ?? getErrorTerms(part);
    known.set(part, terms);
    return terms;
  };
  interface Having {
    /** How many subjects have the term; documents of one stand together. */
    count: number;
    last: string;
    places: number[];
  }
  const having = new Map<string, Having>();
  for (const [place, parts] of documents.entries()) {
    const subject = subjects[place] ?? '';
    for (const part of parts) {
      for (const term of termsOf(part)) {
        const one = having.get(term);
        if (!one) having.set(term, {count: 1, last: subject, places: [place]});
        else if (one.places.at(-1) !== place) {
          one.places.push(place);
          if (one.last !== subject) one.count++;
          one.last = subject;
        }
      }
    }
  }
  const all = new Set(subjects).size;
  const entries = [...having];
  return {
    postings: new Map(entries.map(([term, {places}]) => [term, places])),
    unknown: Math.log(1 + all) / 2,
    importance: new Map(
      entries.map(([term, {count}]) => [term, Math.log(1 + all / count)]),
    ),
  };
}

/** What the terms of a text tell. */
export const computeWeight = (text: string, {importance}: WordIndex): number =>
  getErrorTerms(text).reduce(
    (sum, term) => sum + (importance.get(term) ?? 0),
    0,
  );

/** How much of a text a document has. */
export interface WordMatch {
  document: number;
  /** Share of what the known terms of the text tell, 0 to 1. */
  share: number;
  /** What the terms that both have tell. */
  weight: number;
  words: string[];
}

/** Most terms of a text that are compared: logs have thousands. */
const mostTerms = 60;

/** Most characters of a text whose words are compared, half at each end. */
const mostCharacters = 8000;

const listEndings = (text: string): string =>
  text.length <= mostCharacters
    ? text
    : `${text.slice(0, mostCharacters / 2)} ${text.slice(-mostCharacters / 2)}`;

/** Documents that have much of a text, best first. */
export function findWords(
  text: string,
  {postings, importance, unknown}: WordIndex,
): WordMatch[] {
  const terms = [...new Set(getErrorTerms(listEndings(text)))].slice(
    0,
    mostTerms,
  );
  // Most pairs of Chinese characters are no words but the seams of two.
  const told = (term: string): number =>
    importance.get(term) ?? (isChinese(term) ? unknown / 3 : unknown);
  const total = terms.reduce((sum, term) => sum + told(term), 0);
  const found = new Map<number, WordMatch>();
  for (const term of terms) {
    for (const document of postings.get(term) ?? []) {
      const known = found.get(document);
      const match = known ?? {document, share: 0, weight: 0, words: []};
      match.weight += told(term);
      match.words.push(term);
      if (!known) found.set(document, match);
    }
  }
  return [...found.values()]
    .map((match) => ({...match, share: match.weight / total}))
    .filter(({weight}) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.document - b.document);
}
