import type {SearchKind} from './types';
import {decoderOf} from './wordCode';

/** Changes when older code cannot read the files. */
export const version = 4;

/** A record: what it is, its title, anchor, second line and further names. */
export type Row = [
  kind: SearchKind,
  title: string,
  anchor: string,
  context: string,
  ...names: string[],
];

/**
 * Records of one owner: `Pool.name` and `Pool.poolType`, whose anchors are
 * `field.name` and `field.poolType`.
 */
export type Group = [
  kind: SearchKind,
  owner: string,
  anchor: string,
  names: string[],
];

/** The end of the name of a message that is that of one operation alone. */
export type Side = 'Request' | 'Response';

/**
 * A page and what stands on it. An address that is missing is what `usualPage`
 * says. A second line that is missing is the title of the page, or for the page
 * itself what `usualContext` says; that of an operation is the name of its
 * method. After the page of an operation come those of its own messages, which
 * have no rows but themselves.
 */
export type PageRows = [
  path: string,
  service: string,
  rows: (Row | Group)[],
  ...messages: Side[],
];

/** Characters that are read as others: Traditional ones as Simplified ones. */
export type Folds = [from: string, to: string];

/** What is fetched first: the names of everything. */
export interface NamesData {
  format: 'search-names';
  version: number;
  /** Tells which texts belong to the names. */
  id: string;
  /** Characters of names and synonyms that are read as others. */
  folds: Folds;
  /** Groups of words with one meaning: names of things. */
  synonyms: string[][];
  /** Pages in the code of `pageCode.ts`. */
  pages: string[];
}

/** What is fetched next: the texts of the records, in their order. */
export interface TextData {
  format: 'search-text';
  version: number;
  id: string;
  /** Characters that names have not. */
  folds: Folds;
  /** Groups of words with one meaning, besides those of the names. */
  synonyms: string[][];
  /** Words of the texts, one in each line; see `wordCode.ts`. */
  words: string;
  /** A text in code, or the position of the record that has the same one. */
  texts: (string | number)[];
}

function checked<T extends {format: string; version: number}>(
  data: unknown,
  format: T['format'],
): T {
  const {format: found, version: other} = Object(data) as Partial<T>;
  if (found !== format) {
    throw new Error(`This is no index of the search: no "${format}" in it.`);
  }
  if (other !== version) {
    throw new Error(
      `The index of the search has version ${String(other)}, and this page reads version ${version}. Load the page again.`,
    );
  }
  return data as T;
}

/** @throws when the data is something else, or of another version */
export function namesOf(data: unknown): NamesData {
  const names = checked<NamesData>(data, 'search-names');
  const {folds, synonyms, pages} = names as Partial<NamesData>;
  if (![folds, synonyms, pages].every(Array.isArray)) {
    throw new Error('The index of the search is incomplete.');
  }
  return names;
}

/** Texts, and how they and what is looked for are read. */
interface ReadTexts {
  texts: string[];
  folds: Folds;
  /** All groups: those of the names, and those of the texts. */
  synonyms: string[][];
}

/**
 * The texts of some names.
 *
 * @throws when the data is something else, or belongs to other names
 */
export function textsOf(
  data: unknown,
  {id, folds: [from, to], synonyms: named}: NamesData,
): ReadTexts {
  const {texts, words, folds, synonyms, ...text} = checked<TextData>(
    data,
    'search-text',
  );
  if (text.id !== id || ![texts, synonyms].every(Array.isArray)) {
    throw new Error(
      'The texts of the search belong to other names. Load the page again.',
    );
  }
  const decode = decoderOf(words);
  const decoded: string[] = [];
  for (const one of texts) {
    decoded.push(typeof one === 'number' ? (decoded[one] ?? '') : decode(one));
  }
  return {
    texts: decoded,
    folds: [from + folds[0], to + folds[1]],
    synonyms: [...named, ...synonyms],
  };
}
