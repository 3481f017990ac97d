import type {NumberedIndex} from './miniSearch';
import {effects, searchKinds, type Effect, type SearchKind} from './types';

/** Changes when older code cannot read the files. */
export const version = 7;

/** Characters that are read as others: Traditional ones as Simplified ones. */
export type Folds = [from: string, to: string];

/**
 * A record as it is shown. The second line and the address are left out where
 * they follow from the record before it: the page and its title.
 */
export type Row = [
  kind: number,
  title: string,
  anchor: string,
  context?: string,
  page?: string,
  service?: string,
  effect?: number,
];

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
  records: Row[];
  index: NumberedIndex;
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
  /** A text, or the position of the record that has the same one. */
  texts: (string | number)[];
}

/** A record as the browser knows it. */
export interface Entry {
  kind: SearchKind;
  title: string;
  context: string;
  service: string;
  page: string;
  path: string;
  effect?: Effect;
}

function checkFormat<T extends {format: string; version: number}>(
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
export function readNames(data: unknown): NamesData {
  const names = checkFormat<NamesData>(data, 'search-names');
  const {folds, synonyms, records, index} = names as Partial<NamesData>;
  if (![folds, synonyms, records].every(Array.isArray) || !index) {
    throw new Error('The index of the search is incomplete.');
  }
  return names;
}

/**
 * The texts of some names.
 *
 * @throws when the data is something else, or belongs to other names
 */
export function readTexts(data: unknown, {id}: NamesData): TextData {
  const found = checkFormat<TextData>(data, 'search-text');
  if (found.id !== id || !Array.isArray(found.texts)) {
    throw new Error(
      'The texts of the search belong to other names. Load the page again.',
    );
  }
  return found;
}

/** The text of each record. */
export const collectTexts = ({texts}: TextData): string[] =>
  texts.map((text) =>
    typeof text === 'number' ? String(texts[text] ?? '') : text,
  );

/** The records of an index. */
export function listEntries({records}: NamesData): Entry[] {
  let page = '';
  let service = '';
  let pageTitle = '';
  return records.map((row) => {
    const [kind, title, anchor, context, own, ownService, effect] = row;
    if (own !== undefined) {
      page = own;
      service = ownService ?? '';
      pageTitle = title;
    }
    return {
      kind: searchKinds[kind] ?? 'document',
      title,
      context: context || (anchor === '' ? '' : pageTitle),
      service,
      page,
      path: anchor === '' ? page : `${page}#${anchor}`,
      ...(effect !== undefined && {effect: effects[effect]}),
    };
  });
}
