import omit from 'es-toolkit/compat/omit';
import pick from 'es-toolkit/compat/pick';
import type {Label} from './labels';
import type {SearchRecord} from './record';

const version = 11;

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

type Named = Pick<SearchRecord, (typeof namedKeys)[number]>;

/** The other keys, as indexes into a list of shared values. */
type Rest = Record<string, number> & {remedy?: Record<string, number>};

/** First line of the file: all names, for the first results. */
interface Names extends Pick<SearchData, 'folds' | 'synonyms'> {
  version: number;
  named: Named[];
}

/** Second line: everything else, in the same order. */
interface Texts extends Pick<SearchData, 'labels' | 'elsewhere'> {
  rest: Rest[];
  shared: unknown[];
}

const mapValues = <From, To>(
  object: object,
  map: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, map(value as From)]),
  );

/** Two lines of JSON, so that the first can be parsed early. */
export function packSearch(data: SearchData): string {
  const {records, folds, synonyms, labels, elsewhere} = data;
  const shared: unknown[] = [];
  const places = new Map<string, number>();
  const placeOf = (value: unknown): number => {
    const key = JSON.stringify(value);
    const place = places.get(key) ?? shared.push(value) - 1;
    places.set(key, place);
    return place;
  };
  const named = records.map((record) => pick(record, namedKeys));
  const rest = records.map(({remedy, ...record}) => ({
    ...mapValues(omit(record, namedKeys), placeOf),
    ...(remedy && {remedy: mapValues(remedy, placeOf)}),
  }));
  const first = {version, folds, synonyms, named};
  const second = {labels, elsewhere, rest, shared};
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
    records: named.map((record) => ({...record, text: ''})),
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
  const {rest, shared, labels, elsewhere} = parseLine<Texts>(line, 'rest');
  if (rest.length !== named.length) throw createError('texts are missing');
  const get = (place: number): unknown => shared[place];
  const records = rest.map(
    ({remedy, ...one}, place) =>
      ({
        ...named[place],
        ...mapValues(one, get),
        ...(remedy && {remedy: mapValues(remedy, get)}),
      }) as SearchRecord,
  );
  return {records, labels, elsewhere};
}
