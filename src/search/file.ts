import isNull from 'es-toolkit/compat/isNull';
import mapValues from 'es-toolkit/compat/mapValues';
import omitBy from 'es-toolkit/compat/omitBy';
import type {Label} from './labels';
import type {SearchRecord} from './record';

const version = 14;

/** Character mapping, such as Traditional to Simplified. */
export type Folds = [from: string, to: string];

/** All search data of a language. */
export interface SearchData {
  folds: Folds;
  synonyms: string[][];
  records: SearchRecord[];
  labels: Record<Label, string>;
  /** Texts about unrelated systems. */
  unrelated: string[];
}

/** Keys of a record that are shown before its texts have loaded. */
const namedKeys = [
  'kind',
  'title',
  'context',
  'service',
  'page',
  'anchor',
  'effect',
] as const;

/** The other keys. */
const textKeys = [
  'text',
  'messages',
  'cause',
  'check',
  'fix',
  'reports',
  'statuses',
  'request',
] as const;

/**
 * A list for each key, because similar values compress better. A value that an
 * earlier record has is how many records before.
 */
type Columns = Record<string, unknown[]>;

function toColumn(values: readonly unknown[]): unknown[] {
  const places = new Map<string, number>();
  return values.map((value, place) => {
    if (value === undefined) return null;
    const key = JSON.stringify(value);
    const before = place - (places.get(key) ?? place);
    places.set(key, place);
    return before || value;
  });
}

const readColumn = (column: readonly unknown[]): unknown[] =>
  column.reduce<unknown[]>((read, value, place) => {
    read.push(typeof value === 'number' ? read[place - value] : value);
    return read;
  }, []);

/** First line of the file: all names, for the first results. */
interface Names extends Pick<SearchData, 'folds' | 'synonyms'> {
  version: number;
  named: Columns;
}

/** Second line: everything else, in the same order. */
interface Texts extends Pick<SearchData, 'labels' | 'unrelated'> {
  texts: Columns;
}

const toColumns = (
  records: readonly SearchRecord[],
  keys: readonly (keyof SearchRecord)[],
): Columns =>
  Object.fromEntries(
    keys.map((key) => [key, toColumn(records.map((record) => record[key]))]),
  );

/** Adds the values of columns to records. */
function addColumns(
  records: readonly Partial<SearchRecord>[],
  columns: Columns,
): SearchRecord[] {
  const read = mapValues(columns, readColumn);
  return records.map((record, place) => ({
    ...(record as SearchRecord),
    ...omitBy(
      mapValues(read, (column) => column[place] ?? null),
      isNull,
    ),
  }));
}

/** Two lines of JSON, so that the first can be parsed early. */
export function packSearch(data: SearchData): string {
  const {records, folds, synonyms, labels, unrelated} = data;
  const named = toColumns(records, namedKeys);
  const texts = toColumns(records, textKeys);
  const first: Names = {version, folds, synonyms, named};
  const second: Texts = {labels, unrelated, texts};
  return `[\n${JSON.stringify(first)},\n${JSON.stringify(second)}\n]\n`;
}

/** The two lines of a complete or partial file. */
export function splitFile(file: string): {names?: string; texts?: string} {
  const [, names, texts, end] = file.split('\n');
  return {
    ...(texts !== undefined && {names: names!.replace(/,$/, '')}),
    ...(end !== undefined && {texts: texts!}),
  };
}

const createError = (why: string): Error =>
  new Error(`This is no file of the search: ${why}. Load the page again.`);

function parseLine<T>(line: string, key: string & keyof T): T {
  try {
    const parsed = Object(JSON.parse(line)) as T;
    if (parsed[key] !== undefined) return parsed;
  } catch {
    // Handled below.
  }
  throw createError(`it has no "${key}"`);
}

/**
 * Parses the first line: records without texts.
 *
 * @throws if it is invalid or has a different version
 */
export function readNames(
  line: string,
): Pick<SearchData, 'folds' | 'synonyms' | 'records'> {
  const read = parseLine<Names>(line, 'named');
  if (read.version !== version) {
    throw createError(
      `it has version ${read.version}, and this page reads version ${version}`,
    );
  }
  const {folds, synonyms, named} = read;
  const blank = Array.from(named.title ?? [], () => ({text: ''}));
  return {folds, synonyms, records: addColumns(blank, named)};
}

/**
 * Parses the second line, for the records of the first.
 *
 * @throws if it is invalid
 */
export function readTexts(
  line: string,
  named: readonly SearchRecord[],
): Pick<SearchData, 'records' | 'labels' | 'unrelated'> {
  const {texts, labels, unrelated} = parseLine<Texts>(line, 'texts');
  if (texts.text?.length !== named.length) {
    throw createError('texts are missing');
  }
  return {records: addColumns(named, texts), labels, unrelated};
}
