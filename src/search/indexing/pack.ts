import {
  version,
  type Group,
  type NamesData,
  type PageRows,
  type Row,
  type TextData,
} from '../data';
import {usualContext, usualPage} from '../entries';
import {groupOf, usualOwner} from '../group';
import type {SearchRecord} from '../records/record';

/** The two files of a language, before they are written. */
export interface Packed {
  names: NamesData;
  text: TextData;
}

const isGroup = (row: Row | Group | undefined): row is Group =>
  Array.isArray(row?.[3]);

/** Adds a record to the group before it, if it belongs there. */
function append(rows: (Row | Group)[], group: Group): void {
  const last = rows.at(-1);
  const [kind, owner, anchor, names] = group;
  const isNext =
    isGroup(last) &&
    last[0] === kind &&
    last[1] === owner &&
    last[2] === anchor;
  if (isNext) {
    last[3].push(...names);
  } else rows.push(group);
}

/** Records by their pages, in the order in which they come. */
function pagesOf(records: readonly SearchRecord[]): PageRows[] {
  const pages: PageRows[] = [];
  const packages = new Map<string, string>();
  let last: PageRows = ['', '', []];
  let current = '';
  let title = '';
  let about = '';
  for (const record of records) {
    const {kind, context, service = '', page, anchor, names} = record;
    if (page !== current) {
      const address = page === usualPage(record.title) ? '' : page;
      pages.push((last = [address, service, []]));
      current = page;
      title = record.title;
      about = kind === 'operation' ? context : title;
    }
    if (kind === 'service') packages.set(service, context);
    const usual =
      anchor === '' ? usualContext(record, packages.get(service)) : title;
    const own = usual === context ? '' : context;
    const group =
      own === '' && names.length === 0 ? groupOf(record) : undefined;
    if (group) {
      const [kind, owner, base, members] = group;
      const isUsual = owner === usualOwner(about, base);
      append(last[2], [kind, isUsual ? '' : owner, base, members]);
    } else last[2].push([kind, record.title, anchor, own, ...names]);
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
 * @param records those of a page stand together, services before what is theirs
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
