import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import type {Fold} from './fold';
import {weights} from './weights';
import {tokenizeText} from './words';

/** What MiniSearch indexes of a record: terms, with spaces between. */
export interface NameDocument {
  id: number;
  /** Terms of its own names. */
  name: string;
}

/** Its names as one term each, which are made again in the browser. */
export interface WholeDocument {
  id: number;
  /** `createmachinesnapshot` */
  whole: string;
  /** The same from each further part on: `machinesnapshot snapshot`. */
  end: string;
}

export interface TextDocument {
  id: number;
  text: string;
}

const splitTerms = (terms: string): string[] => terms.split(' ');

const createOptions = <T>(
  fields: (keyof T & string)[],
  length: number,
  tokenize = splitTerms,
): Options<T> => ({
  fields,
  // Queries are terms already: see `words.ts`.
  searchOptions: {bm25: {k: 1.2, b: length, d: 0.5}, tokenize: splitTerms},
  tokenize,
  processTerm: (term) => term,
  autoVacuum: false,
});

export const nameOptions = createOptions<NameDocument>(
  ['name'],
  weights.lengthOfName,
);
export const wholeOptions = createOptions<WholeDocument>(['whole', 'end'], 0);
/** Terms of texts are made when a text is indexed: of all at once they take long. */
export const getTextOptions = (fold: Fold): Options<TextDocument> =>
  createOptions(['text'], weights.lengthOfText, (text) =>
    tokenizeText(text, fold),
  );

/** An index whose documents are numbered from 0 and are all there. */
export type NumberedIndex = Omit<
  AsPlainObject,
  'documentIds' | 'fieldLength' | 'storedFields'
> & {
  /** Number of terms of each document. */
  lengths: number[];
};

/** The index that `src/search/indexing` packed, as MiniSearch reads it. */
export function unpackIndex({lengths, ...index}: NumberedIndex): AsPlainObject {
  const numbered = <T>(
    of: (length: number, id: number) => T,
  ): Record<string, T> =>
    Object.fromEntries(lengths.map((length, id) => [id, of(length, id)]));
  return {
    ...index,
    documentIds: numbered((_, id) => id),
    fieldLength: numbered((length) => [length]),
    storedFields: {},
  };
}

export {MiniSearch};
