import type {RichText} from '../api/richText';
import type {Label} from './labels';
import {
  searchKinds,
  type Effect,
  type Remedy,
  type SearchRecord,
} from './record';

/** Changes when older code cannot read the file. */
const version = 8;

const effects: readonly Effect[] = ['reads', 'writes', 'destroys'];

/** Characters that are read as others: Traditional ones as Simplified ones. */
export type Folds = [from: string, to: string];

/**
 * A record as it is shown. The second line and the address are left out where
 * they follow from the record before it: the page and its title.
 */
type Row = [
  kind: number,
  title: string,
  anchor: string,
  context?: string,
  page?: string,
  service?: string,
  effect?: number,
];

type PackedRemedy = Omit<Remedy, 'cause' | 'check' | 'fix'> &
  Partial<Record<'cause' | 'check' | 'fix', number>>;

/** What a record has besides its row; a text alone, or the place of the same one. */
type More =
  | string
  | number
  | (Pick<
      SearchRecord,
      'messages' | 'reports' | 'responses' | 'request' | 'steps'
    > & {text?: string; remedy?: PackedRemedy});

/**
 * First line of content: the names of everything, enough for first answers. The
 * file as a whole is JSON, too: a list of the two, each on a line of its own.
 */
interface Names {
  format: 'holt-search';
  version: number;
  folds: Folds;
  synonyms: string[][];
  rows: Row[];
}

/** Second line: everything else, in the order of the names. */
interface Texts {
  more: More[];
  /** Texts of remedies, each once. */
  rich: RichText[][];
  labels: Record<Label, string>;
  /** What people say and programs write of other systems. */
  elsewhere: string[];
}

/** All that the search of a language holds. */
export interface SearchData extends Omit<Texts, 'more' | 'rich'> {
  folds: Folds;
  /** Groups of words with one meaning. */
  synonyms: string[][];
  /** Those of a page stand together. */
  records: SearchRecord[];
}

/** Each value once, by its place. */
function createList<T>(): {all: T[]; placeOf: (value: T) => number} {
  const places = new Map<string, number>();
  const all: T[] = [];
  return {
    all,
    placeOf(value) {
      const key = JSON.stringify(value);
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, all.length);
      return all.push(value) - 1;
    },
  };
}

function packRows(records: readonly SearchRecord[]): Row[] {
  let page: string | undefined;
  let title = '';
  return records.map((record): Row => {
    const {kind, anchor, service, effect} = record;
    const isNewPage = record.page !== page;
    if (isNewPage) ({page, title} = record);
    const usual = anchor === '' ? '' : title;
    const context = record.context === usual ? '' : record.context;
    const row = [searchKinds.indexOf(kind), record.title, anchor] as const;
    if (!isNewPage) return context === '' ? [...row] : [...row, context];
    if (!service) return [...row, context, record.page];
    const ofService = [...row, context, record.page, service] as const;
    return effect ? [...ofService, effects.indexOf(effect)] : [...ofService];
  });
}

/** The text of the file of a language. */
export function packSearch(data: SearchData): string {
  const {records, folds, synonyms, labels, elsewhere} = data;
  const rich = createList<RichText[]>();
  const firsts = new Map<string, number>();
  const packMore = (record: SearchRecord, place: number): More => {
    const {text, remedy, messages, reports, responses, request, steps} = record;
    const others = {messages, reports, responses, request, steps};
    if (!remedy && Object.values(others).every((one) => one === undefined)) {
      const first = firsts.get(text);
      if (first === undefined) firsts.set(text, place);
      return first ?? text;
    }
    const placeOf = (one?: RichText[]) => one && rich.placeOf(one);
    return {
      ...others,
      ...(text !== '' && {text}),
      ...(remedy && {
        remedy: {
          ...remedy,
          cause: rich.placeOf(remedy.cause),
          check: placeOf(remedy.check),
          fix: placeOf(remedy.fix),
        },
      }),
    };
  };
  const names: Names = {
    format: 'holt-search',
    version,
    folds,
    synonyms,
    rows: packRows(records),
  };
  const texts: Texts = {
    more: records.map(packMore),
    rich: rich.all,
    labels,
    elsewhere,
  };
  return `[\n${JSON.stringify(names)},\n${JSON.stringify(texts)}\n]\n`;
}

const createError = (why: string): Error =>
  new Error(`This is no file of the search: ${why}. Load the page again.`);

/** The two parts of a file, or of as much of it as has come. */
export function splitFile(file: string): {names?: string; texts?: string} {
  const [, names, texts, end] = file.split('\n');
  return {
    ...(texts !== undefined && {names: names!.replace(/,$/, '')}),
    ...(end !== undefined && {texts: texts!}),
  };
}

function parseLine<T>(line: string, key: keyof T): T {
  try {
    const parsed = Object(JSON.parse(line)) as T;
    if (parsed[key] !== undefined) return parsed;
  } catch {
    // Said below.
  }
  throw createError(`it has no "${String(key)}"`);
}

function unpackRows(rows: Row[]): SearchRecord[] {
  let page = '';
  let service: string | undefined;
  let pageTitle = '';
  return rows.map((row) => {
    const [kind, title, anchor, context, own, ownService, effect] = row;
    if (own !== undefined) {
      page = own;
      service = ownService;
      pageTitle = title;
    }
    return {
      kind: searchKinds[kind] ?? 'document',
      title,
      context: context || (anchor === '' ? '' : pageTitle),
      ...(service && {service}),
      page,
      anchor,
      ...(effect !== undefined && {effect: effects[effect]!}),
      text: '',
    };
  });
}

/**
 * Reads the first line: records without their texts.
 *
 * @throws when it is something else, or of another version
 */
export function readNames(
  line: string,
): Pick<SearchData, 'folds' | 'synonyms' | 'records'> {
  const {rows, folds, synonyms, ...names} = parseLine<Names>(line, 'rows');
  if (names.version !== version) {
    throw createError(
      `it has version ${names.version}, and this page reads version ${version}`,
    );
  }
  return {folds, synonyms, records: unpackRows(rows)};
}

/**
 * Reads the second line, for the records of the first.
 *
 * @throws when it is something else
 */
export function readTexts(
  line: string,
  named: readonly SearchRecord[],
): Pick<SearchData, 'records' | 'labels' | 'elsewhere'> {
  const {more, rich, labels, elsewhere} = parseLine<Texts>(line, 'more');
  if (more.length !== named.length) throw createError('texts are missing');
  const textOf = (place: number | undefined) =>
    place === undefined ? undefined : rich[place];
  const records = named.map((record, place): SearchRecord => {
    const given = more[place] ?? '';
    const own = typeof given === 'number' ? (more[given] ?? '') : given;
    if (typeof own !== 'object') return {...record, text: String(own)};
    const {remedy, text = '', ...others} = own;
    if (!remedy) return {...record, ...others, text};
    const {cause, check, fix, ...rest} = remedy;
    return {
      ...record,
      ...others,
      text,
      remedy: {
        ...rest,
        cause: textOf(cause) ?? [],
        check: textOf(check),
        fix: textOf(fix),
      },
    };
  });
  return {records, labels, elsewhere};
}
