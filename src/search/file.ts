import isString from 'es-toolkit/compat/isString';
import mapValues from 'es-toolkit/compat/mapValues';
import omit from 'es-toolkit/compat/omit';
import pickBy from 'es-toolkit/compat/pickBy';
import type {Label} from './labels';
import type {SearchRecord} from './record';

const version = 12;

/** Character mapping, such as Traditional to Simplified. */
export type Folds = [from: string, to: string];

/** All search data of a language. */
export interface SearchData {
  folds: Folds;
  synonyms: string[][];
  records: SearchRecord[];
  labels: Record<Label, string>;
  /** Texts about unrelated systems. */
  elsewhere: string[];
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

type NamedKey = (typeof namedKeys)[number];

/** First line of the file: all names, for the first results. */
interface Names extends Pick<SearchData, 'folds' | 'synonyms'> {
  version: number;
  /** A list for each key, because similar values compress better. */
  named: Record<NamedKey, (string | null)[]>;
}

/** Second line: the rest of each record, in the same order. */
interface Texts extends Pick<SearchData, 'labels' | 'elsewhere'> {
  rest: Omit<SearchRecord, NamedKey>[];
}

/** Two lines of JSON, so that the first can be parsed early. */
export function packSearch(data: SearchData): string {
  const {records, folds, synonyms, labels, elsewhere} = data;
  const named = Object.fromEntries(
    namedKeys.map((key) => [key, records.map((record) => record[key] ?? null)]),
  ) as Names['named'];
  const rest = records.map((record) => omit(record, namedKeys));
  const first: Names = {version, folds, synonyms, named};
  const second: Texts = {labels, elsewhere, rest};
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
  return {
    folds,
    synonyms,
    records: named.title.map((_, place) => {
      const values = mapValues(named, (list) => list[place]);
      return {...pickBy(values, isString), text: ''} as SearchRecord;
    }),
  };
}

/**
 * Parses the second line, for the records of the first.
 *
 * @throws if it is invalid
 */
export function readTexts(
  line: string,
  named: readonly SearchRecord[],
): Pick<SearchData, 'records' | 'labels' | 'elsewhere'> {
  const {rest, labels, elsewhere} = parseLine<Texts>(line, 'rest');
  if (rest.length !== named.length) throw createError('texts are missing');
  const records = named.map((record, place) => ({...record, ...rest[place]!}));
  return {records, labels, elsewhere};
}
