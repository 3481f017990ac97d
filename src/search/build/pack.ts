import {version, type NamesData, type PageRows, type TextData} from '../data';
import type {SearchRecord} from '../records/record';

/** What is made of the records, before the names know their texts. */
export interface Packed {
  names: NamesData;
  text: TextData;
}

/** Records by their pages, in the order in which they come. */
function pagesOf(records: readonly SearchRecord[]): PageRows[] {
  const pages: PageRows[] = [];
  for (const {kind, title, context, service = '', page, anchor, names} of records) {
    let last = pages.at(-1);
    if (last?.[0] !== page) pages.push((last = [page, service, []]));
    const [first] = last[2];
    const isUsual = first !== undefined && first[1] === context;
    last[2].push([kind, title, anchor, isUsual ? '' : context, ...names]);
  }
  return pages;
}

/** Texts; of those that are the same, all but the first as its position. */
function textsOf(records: readonly SearchRecord[]): (string | number)[] {
  const known = new Map<string, number>();
  return records.map(({text}, position) => {
    const first = known.get(text);
    if (first === undefined) known.set(text, position);
    return first ?? text;
  });
}

/**
 * The two files of the search of a language.
 *
 * @param records those of a page stand together
 * @param id of the content of both
 */
export const pack = (
  records: readonly SearchRecord[],
  id: string,
  {folds, synonyms}: Pick<NamesData, 'folds' | 'synonyms'>,
): Packed => ({
  names: {
    format: 'search-names',
    version,
    id,
    folds,
    synonyms,
    pages: pagesOf(records),
  },
  text: {format: 'search-text', version, id, texts: textsOf(records)},
});
