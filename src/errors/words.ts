import {stemOf, splitWords} from '../search/words';

/** Words that say nothing of an error. */
const empty = new Set(
  'the and for not with this that from has have its was are you your into than when which does can may only any all one two'.split(
    ' ',
  ),
);

/** Longer runs of letters are no words, and take long to be read as such. */
const longestWord = 40;

/** The terms of a text that tell errors apart. */
export const errorTerms = (text: string): string[] =>
  splitWords(text)
    .filter(({length}) => length <= longestWord)
    .map((word) => stemOf(word.toLowerCase()))
    .filter((word) => word.length > 1 && !/^\d/.test(word) && !empty.has(word));

/** Documents by their terms. */
export interface WordIndex {
  /** How much a term tells: none of it is negative. */
  importance: ReadonlyMap<string, number>;
  documents: ReadonlySet<string>[];
}

/** Indexes some documents by their terms. */
export function indexOf(texts: readonly string[]): WordIndex {
  const documents = texts.map((text) => new Set(errorTerms(text)));
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const term of document) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return {
    documents,
    importance: new Map(
      [...counts].map(([term, count]) => [
        term,
        Math.log(1 + documents.length / count),
      ]),
    ),
  };
}

/** What the terms of a text tell. */
export const weightOf = (text: string, {importance}: WordIndex): number =>
  errorTerms(text).reduce((sum, term) => sum + (importance.get(term) ?? 0), 0);

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

const endsOf = (text: string): string =>
  text.length <= mostCharacters
    ? text
    : `${text.slice(0, mostCharacters / 2)} ${text.slice(-mostCharacters / 2)}`;

/** Documents that have much of a text, best first. */
export function findWords(
  text: string,
  {documents, importance}: WordIndex,
): WordMatch[] {
  const terms = [...new Set(errorTerms(endsOf(text)))].slice(0, mostTerms);
  const unknown = Math.log(1 + documents.length) / 2;
  const told = (term: string): number => importance.get(term) ?? unknown;
  const total = terms.reduce((sum, term) => sum + told(term), 0);
  return documents
    .map((document, index): WordMatch => {
      const words = terms.filter((term) => document.has(term));
      const weight = words.reduce((sum, term) => sum + told(term), 0);
      return {
        document: index,
        share: total === 0 ? 0 : weight / total,
        weight,
        words,
      };
    })
    .filter(({weight}) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}
