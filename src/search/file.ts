import type {RichText} from '../api/richText';
import type {Label} from './labels';
import type {Remedy, SearchRecord} from './record';

/** Changes when older code cannot read the file. */
const version = 9;

/** Characters that are read as others: Traditional ones as Simplified ones. */
export type Folds = [from: string, to: string];

/** All that the search of a language holds. */
export interface SearchData {
  folds: Folds;
  /** Groups of words with one meaning. */
  synonyms: string[][];
  records: SearchRecord[];
  labels: Record<Label, string>;
  /** What people say and programs write of other systems. */
  elsewhere: string[];
}

/** What is shown of a record before its texts have come. */
type Named = Pick<
  SearchRecord,
  'kind' | 'title' | 'context' | 'service' | 'page' | 'anchor' | 'effect'
>;

/** The rest of it; numbers are places in a list of what many records share. */
type Rest = Omit<SearchRecord, keyof Named | 'text' | 'remedy' | 'messages'> & {
  text: number;
  messages?: number;
  remedy?: Pick<Remedy, 'code' | 'rpc'> &
    Partial<Record<'cause' | 'check' | 'fix', number>>;
};

/** First line of the file: the names of everything, enough for first answers. */
interface Names extends Pick<SearchData, 'folds' | 'synonyms'> {
  version: number;
  named: Named[];
}

/** Second line: everything else, in the order of the names. */
interface Texts extends Pick<SearchData, 'labels' | 'elsewhere'> {
  rest: Rest[];
  shared: unknown[];
}

/** Each value once, by its place. */
function createList(): {all: unknown[]; placeOf: (value: unknown) => number} {
  const places = new Map<string, number>();
  const all: unknown[] = [];
  return {
    all,
    placeOf(value) {
      const key = JSON.stringify(value);
      const place = places.get(key) ?? all.push(value) - 1;
      places.set(key, place);
      return place;
    },
  };
}

/**
 * The text of the file of a language. It is JSON, a list of two parts, each on a
 * line of its own, so that the first one can be read before the other has come.
 */
export function packSearch(data: SearchData): string {
  const {records, folds, synonyms, labels, elsewhere} = data;
  const {all, placeOf} = createList();
  const placeIn = (value: unknown): number | undefined =>
    value === undefined ? undefined : placeOf(value);
  const named = records.map(
    ({kind, title, context, service, page, anchor, effect}): Named => ({
      kind,
      title,
      context,
      service,
      page,
      anchor,
      effect,
    }),
  );
  const rest = records.map((record) => {
    const {text, remedy, messages, reports, responses, request} = record;
    return {
      reports,
      responses,
      request,
      text: placeOf(text),
      messages: placeIn(messages),
      remedy: remedy && {
        ...remedy,
        cause: placeOf(remedy.cause),
        check: placeIn(remedy.check),
        fix: placeIn(remedy.fix),
      },
    };
  });
  const first = {version, folds, synonyms, named};
  const second = {labels, elsewhere, rest, shared: all};
  return `[\n${JSON.stringify(first)},\n${JSON.stringify(second)}\n]\n`;
}

/** The two parts of a file, or of as much of it as has come. */
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
    // Said below.
  }
  throw createError(`it has no "${key}"`);
}

/**
 * Reads the first line: records without their texts.
 *
 * @throws when it is something else, or of another version
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
 * Reads the second line, for the records of the first.
 *
 * @throws when it is something else
 */
export function readTexts(
  line: string,
  named: readonly SearchRecord[],
): Pick<SearchData, 'records' | 'labels' | 'elsewhere'> {
  const {rest, shared, labels, elsewhere} = parseLine<Texts>(line, 'rest');
  if (rest.length !== named.length) throw createError('texts are missing');
  const get = <T>(place: number | undefined): T | undefined =>
    place === undefined ? undefined : (shared[place] as T);
  const records = rest.map((one, place): SearchRecord => {
    const {text, messages, remedy, ...others} = one;
    return {
      ...named[place]!,
      ...others,
      text: get<string>(text) ?? '',
      messages: get<string[]>(messages),
      remedy: remedy && {
        ...remedy,
        cause: get<RichText[]>(remedy.cause) ?? [],
        check: get<RichText[]>(remedy.check),
        fix: get<RichText[]>(remedy.fix),
      },
    };
  });
  return {records, labels, elsewhere};
}
