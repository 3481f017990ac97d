import type {SearchKind} from './types';

/** Changes when older code cannot read the files. */
export const version = 1;

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

/**
 * A page and what stands on it. A second line that is missing is the title of
 * the page, or for the page itself what `usualContext` says.
 */
export type PageRows = [path: string, service: string, rows: (Row | Group)[]];

/** What is fetched first: the names of everything. */
export interface NamesData {
  format: 'search-names';
  version: number;
  /** Tells which texts belong to the names. */
  id: string;
  /** Characters that are read as others: Traditional ones as Simplified ones. */
  folds: [from: string, to: string];
  /** Groups of words with one meaning. */
  synonyms: string[][];
  pages: PageRows[];
}

/** What is fetched next: the texts of the records, in their order. */
export interface TextData {
  format: 'search-text';
  version: number;
  id: string;
  /** A text, or the position of the record that has the same one. */
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

/** @throws when the data is something else, or belongs to other names */
export function textsOf(data: unknown, {id}: NamesData): string[] {
  const {texts, ...text} = checked<TextData>(data, 'search-text');
  if (text.id !== id || !Array.isArray(texts)) {
    throw new Error(
      'The texts of the search belong to other names. Load the page again.',
    );
  }
  return texts.map((one) => String(typeof one === 'number' ? texts[one] : one));
}
