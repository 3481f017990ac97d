import {version, type NamesData, type Row, type TextData} from '../data';
import {createFold} from '../fold';
import omit from 'es-toolkit/compat/omit';
import type {AsPlainObject} from 'minisearch';
import {MiniSearch, nameOptions, type NumberedIndex} from '../miniSearch';
import {getSearchNames} from '../names';
import type {SearchRecord} from '../records/record';
import {effects, searchKinds} from '../types';
import {tokenizeText} from '../words';
import {collectFolds} from './folds';
import type {SynonymGroups} from './synonyms';

/** The two files of a language, before they are written. */
export interface SearchData {
  names: NamesData;
  text: TextData;
}

/** Rows in which what follows from the page before it is left out. */
function getRows(records: readonly SearchRecord[]): Row[] {
  let page: string | undefined;
  let title = '';
  return records.map((record): Row => {
    const {kind, anchor, service, effect} = record;
    const isNewPage = record.page !== page;
    if (isNewPage) ({page, title} = record);
    const usual = anchor === '' ? '' : title;
    const context = record.context === usual ? '' : record.context;
    const row = [searchKinds.indexOf(kind), record.title, anchor] as const;
    if (isNewPage) {
      if (!service) return [...row, context, record.page];
      const ofService = [...row, context, record.page, service] as const;
      return effect ? [...ofService, effects.indexOf(effect)] : [...ofService];
    }
    return context === '' ? [...row] : [...row, context];
  });
}

/** Texts; of those that are the same, all but the first as its position. */
function collectTexts(records: readonly SearchRecord[]): (string | number)[] {
  const known = new Map<string, number>();
  return records.map(({text}, position) => {
    const first = known.get(text);
    if (first === undefined) known.set(text, position);
    return first ?? text;
  });
}

/** What MiniSearch writes of an index of one field, without what numbers say: 13 KB. */
function packIndex(index: AsPlainObject): NumberedIndex {
  const {fieldLength} = index;
  const lengths = Array.from(
    {length: index.documentCount},
    (_, id) => fieldLength[id]?.[0] ?? 0,
  );
  return {
    ...omit(index, 'documentIds', 'fieldLength', 'storedFields'),
    lengths,
  };
}

/**
 * The two files of the search of a language.
 *
 * @param records those of a page stand together
 * @param id of the content of both
 */
export function buildIndex(
  records: readonly SearchRecord[],
  id: string,
  synonyms: SynonymGroups,
): SearchData {
  const named = records.flatMap(({title, context}) => [title, context]);
  const nameFolds = collectFolds([...named, ...synonyms.objects.flat()]);
  const textFolds = collectFolds(
    [...records.map(({text}) => text), ...synonyms.others.flat()],
    nameFolds[0],
  );
  const index = new MiniSearch(nameOptions);
  const fold = createFold(nameFolds);
  index.addAll(
    records.map((record, id) => ({
      id,
      name: getSearchNames(record)
        .own.flatMap((name) => tokenizeText(name, fold))
        .join(' '),
    })),
  );
  return {
    names: {
      format: 'search-names',
      version,
      id,
      folds: nameFolds,
      synonyms: synonyms.objects,
      records: getRows(records),
      index: packIndex(index.toJSON()),
    },
    text: {
      format: 'search-text',
      version,
      id,
      folds: textFolds,
      synonyms: synonyms.others,
      texts: collectTexts(records),
    },
  };
}
