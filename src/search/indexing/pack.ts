import {
  version,
  type Group,
  type NamesData,
  type PageRows,
  type Row,
  type Side,
  type TextData,
} from '../data';
import {callOf, methodOf, usualContext, usualPage} from '../entries';
import {groupOf, usualOwner, type PageName} from '../group';
import {codeOfPage} from '../pageCode';
import type {SearchRecord} from '../records/record';
import {encode} from './encode';
import {foldsOf} from './folds';
import type {SynonymGroups} from './synonyms';

/** The two files of a language, before they are written. */
export interface Packed {
  names: NamesData;
  text: TextData;
}

const sides: Side[] = ['Request', 'Response'];

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

/** The message whose page a record is all of, if it is one of an operation. */
function sideOf(
  {kind, title, page, context, names}: SearchRecord,
  rpc: string | undefined,
  service: string | undefined,
): Side | undefined {
  const side = sides.find((one) => title === `${rpc}${one}`);
  const isUsual =
    page === usualPage(kind, title, '') &&
    context === usualContext({kind, title}, service) &&
    names.length === 0;
  return rpc !== undefined && isUsual ? side : undefined;
}

/** Records by their pages, in the order in which they come. */
function pagesOf(records: readonly SearchRecord[]): PageRows[] {
  const pages: PageRows[] = [];
  const packages = new Map<string, string>();
  let last: PageRows = ['', '', []];
  let current = '';
  let about: PageName = {};
  let title = '';
  records.forEach((record, position) => {
    const {kind, service = '', page, anchor, names} = record;
    if (kind === 'service') packages.set(service, record.context);
    const call = callOf(packages.get(service));
    const isCall = kind === 'operation' && record.context.startsWith(call);
    const context = isCall ? record.context.slice(call.length) : record.context;
    if (page !== current) {
      const isAlone = records[position + 1]?.page !== page;
      const side = sideOf(record, about.rpc, packages.get(service));
      if (isAlone && side && last[1] === service) {
        last.push(side);
        return;
      }
      const isOperation = kind === 'operation';
      const rpc = methodOf(context);
      const usual = usualPage(kind, isOperation ? rpc : record.title, service);
      pages.push((last = [page === usual ? '' : page, service, []]));
      current = page;
      title = record.title;
      about = isOperation ? {rpc} : {title};
    }
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
  });
  return pages;
}

/** Texts; of those that are the same, all but the first as its position. */
function textsOf(
  records: readonly SearchRecord[],
): Pick<TextData, 'words' | 'texts'> {
  const known = new Map<string, number>();
  const texts = records.map(({text}, position) => {
    const first = known.get(text);
    if (first === undefined) known.set(text, position);
    return first ?? text;
  });
  const {words, codes} = encode(
    texts.filter((text): text is string => typeof text === 'string'),
  );
  let next = 0;
  return {
    words,
    texts: texts.map((text) =>
      typeof text === 'number' ? text : (codes[next++] ?? ''),
    ),
  };
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
  synonyms: SynonymGroups,
): Packed => {
  const named = records.flatMap(({title, context}) => [title, context]);
  const folds = foldsOf([...named, ...synonyms.objects.flat()]);
  return {
    names: {
      format: 'search-names',
      version,
      id,
      folds,
      synonyms: synonyms.objects,
      pages: pagesOf(records).map(codeOfPage),
    },
    text: {
      format: 'search-text',
      version,
      id,
      folds: foldsOf(
        [...records.map(({text}) => text), ...synonyms.others.flat()],
        folds[0],
      ),
      synonyms: synonyms.others,
      ...textsOf(records),
    },
  };
};
