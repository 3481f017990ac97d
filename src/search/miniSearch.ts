import MiniSearch, {type Options} from 'minisearch';
import {weights} from './weights';

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

const optionsFor = <T>(
  fields: (keyof T & string)[],
  length: number,
): Options<T> => ({
  fields,
  searchOptions: {bm25: {k: 1.2, b: length, d: 0.5}},
  // Documents and queries are terms already: see `words.ts`.
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
  autoVacuum: false,
});

export const nameOptions = optionsFor<NameDocument>(
  ['name'],
  weights.lengthOfName,
);
export const wholeOptions = optionsFor<WholeDocument>(['whole', 'end'], 0);
export const textOptions = optionsFor<TextDocument>(
  ['text'],
  weights.lengthOfText,
);

export {MiniSearch};
