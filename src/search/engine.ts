import once from 'es-toolkit/compat/once';
import {createExcerpt, findMarks, type Mark} from './excerpt';
import {readNames, readTexts, type SearchData} from './file';
import {createFind, type Find} from './find';
import {createCharacterFolding} from './fold';
import {getWords} from './plainText';
import {createIndex, type Index} from './ranking';
import {
  getCallPath,
  getPath,
  getShownText,
  getTitle,
  type SearchKind,
  type SearchRecord,
} from './record';
import {findSynonyms} from './units';
import {splitWords} from './words';

export interface SearchHit extends Pick<
  SearchRecord,
  'kind' | 'title' | 'context' | 'service' | 'effect'
> {
  /** Path with its anchor, relative to the locale's base URL. */
  path: string;
  /** Whether the query is the exact name, or contains the error. */
  isLiteral?: boolean;
  /** One line of text around the match; empty until texts have loaded. */
  excerpt: string;
  titleMarks: Mark[];
  excerptMarks: Mark[];
}

export interface SearchOptions {
  kinds?: SearchKind[];
  limit?: number;
}

export interface SearchEngine {
  search: (query: string, options?: SearchOptions) => SearchHit[];
  find: Find;
  labels: SearchData['labels'];
}

const longestQuery = 400;

/** Maximum number of results per page, so that other pages are shown, too. */
const mostOfPage = 2;

/** Normalizes a URL path: hosts and readers add endings. */
const toPlainAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/\?[^#]*/, '')
    .replace(/(?:\.html?|\/)(?=#|$)/, '');

/** Paths of a record's page and operation, normalized. */
const getAddresses = (record: SearchRecord): string[] =>
  [
    getPath(record),
    ...(record.kind === 'operation' ? [getCallPath(record)] : []),
  ].map(toPlainAddress);

/**
 * Records for a URL in the query, whatever its host and language.
 *
 * @param getAllAddresses those of each record
 */
function findAddressed(
  query: string,
  getAllAddresses: () => readonly string[][],
): number[] {
  const typed = query.split(/\s/).find((word) => word.includes('/'));
  if (typed === undefined) return [];
  const find = (wanted: string): number[] =>
    getAllAddresses().flatMap((own, place) => {
      const isIt = own.some(
        (one) =>
          wanted.endsWith(one) ||
          // At a segment boundary.
          (one.endsWith(wanted) &&
            /[./]/.test(one.at(-wanted.length - 1) ?? '/')),
      );
      return isIt ? [place] : [];
    });
  const address = toPlainAddress(typed);
  const found = find(address);
  return found.length > 0 ? found : find(address.replace(/#.*/, ''));
}

/** Text for the excerpt: the record's text, or its remedy. */
function getText(record: SearchRecord): string {
  const {kind, cause, check, fix} = record;
  if (kind === 'error') return getWords(fix ?? check ?? []);
  return cause
    ? [cause, fix].map((part) => getWords(part ?? [])).join(' · ')
    : getShownText(record);
}

function createSearch(
  records: readonly SearchRecord[],
  index: Index,
  fold: (text: string) => string,
  find: Find,
): SearchEngine['search'] {
  const places = new Map(records.map((record, place) => [record, place]));
  const getAllAddresses = once(() => records.map(getAddresses));

  const findLiteral = (query: string): number[] =>
    find(query, {isLiteral: true}).findings.flatMap((finding) =>
      finding.records.map((record) => places.get(record) ?? -1),
    );

  return (typedQuery, {kinds, limit = 20} = {}) => {
    const query = typedQuery.slice(0, longestQuery);
    const ranked = index.rank(query, {among: kinds});
    const literal = [
      ...findAddressed(query, getAllAddresses),
      ...findLiteral(query),
    ];
    const terms = [
      ...new Set([
        ...splitWords(query).map(fold),
        ...ranked.slice(0, limit).flatMap((one) => one.terms),
      ]),
    ];
    const exact = new Set(literal);
    // `snapshot` is an ordinary word; `Snapshot` and `snapshotName` are names.
    const isWord = /^[a-z]+$/.test(query);
    if (!isWord)
      for (const {record, isExact} of ranked) if (isExact) exact.add(record);
    const perPage = new Map<string, number>();
    const hits = new Map<number, SearchRecord>();
    const add = (place: number): void => {
      const record = records[place];
      if (!record || hits.has(place)) return;
      if (kinds && !kinds.includes(record.kind)) return;
      const count = (perPage.get(record.page) ?? 0) + 1;
      perPage.set(record.page, count);
      if (count <= mostOfPage) hits.set(place, record);
    };
    literal.forEach(add);
    for (const {record} of ranked) {
      if (hits.size >= limit) break;
      add(record);
    }
    return [...hits].slice(0, limit).map(([place, record]) => {
      const title = getTitle(record);
      return {
        kind: record.kind,
        title,
        // The title of an error is its cause, so name and code are the context.
        context: title === record.title ? record.context : record.title,
        service: record.service,
        effect: record.effect,
        path: getPath(record),
        ...(exact.has(place) && {isLiteral: true}),
        titleMarks: findMarks(title, terms, fold),
        ...createExcerpt(getText(record), terms, fold),
      };
    });
  };
}

/**
 * Creates the search from the two lines of its file. The first line is enough
 * for name search.
 *
 * @throws if the file is invalid or has a different version
 */
export async function createEngine(
  names: string,
  texts?: string,
): Promise<SearchEngine> {
  const {folds, synonyms, records: named} = readNames(names);
  const fold = createCharacterFolding(folds);
  const groups = findSynonyms(synonyms, fold);
  const complete = texts === undefined ? undefined : readTexts(texts, named);
  const records = complete?.records ?? named;
  const labels = complete?.labels ?? ({} as SearchData['labels']);
  const index = await createIndex(records, fold, groups, complete?.unrelated);
  const find = createFind({records, labels, index, fold});
  return {search: createSearch(records, index, fold, find), find, labels};
}
