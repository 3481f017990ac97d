import {createExcerpt, findMarks, type Mark} from './excerpt';
import {readNames, readTexts, type SearchData} from './file';
import {createFind, type Explanation, type Find} from './find';
import {createFold} from './fold';
import {getWords} from './plainText';
import {createIndex, type Index} from './ranking';
import {
  getCallPath,
  getPath,
  getTitle,
  type SearchKind,
  type SearchRecord,
} from './record';
import {findSynonyms} from './units';
import {splitWords} from './words';

/** A place of the site that a query leads to. */
export interface SearchHit extends Pick<
  SearchRecord,
  'kind' | 'title' | 'context' | 'service' | 'effect'
> {
  /** Address with its anchor, without the base address of the locale. */
  path: string;
  /** Whether it is called what was typed, or is an error that the text has. */
  isLiteral?: boolean;
  /** One line of text around the match; empty while only names are there. */
  excerpt: string;
  titleMarks: Mark[];
  excerptMarks: Mark[];
}

export interface SearchOptions {
  kinds?: SearchKind[];
  /** Key of the service that hits must belong to. */
  service?: string;
  limit?: number;
}

/** The search of a language. */
export interface SearchEngine {
  /** Places of the site, best first. */
  search: (query: string, options?: SearchOptions) => SearchHit[];
  /** What a pasted text may be. */
  find: Find;
  labels: SearchData['labels'];
}

/** Characters of a query that are looked for. */
const longestQuery = 400;

/** Hits of one page: more would push away the others. */
const mostOfPage = 2;

/** An address without what hosts and readers add to it. */
const toPlainAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/\?[^#]*/, '')
    .replace(/(?:\.html?|\/)(?=#|$)/, '');

/**
 * The records of an address of this site or of a path of the API, in whatever
 * stands around it; host, language and beginning may be others or missing.
 */
function findAddressed(
  query: string,
  records: readonly SearchRecord[],
): number[] {
  const typed = query.split(/\s/).find((word) => word.includes('/'));
  if (typed === undefined) return [];
  const find = (wanted: string): number[] =>
    records.flatMap((record, place) => {
      const own = [getPath(record)];
      if (record.kind === 'operation') own.push(getCallPath(record));
      const isIt = own.map(toPlainAddress).some(
        (one) =>
          wanted.endsWith(one) ||
          // From the beginning of a part on.
          (one.endsWith(wanted) &&
            /[./]/.test(one.at(-wanted.length - 1) ?? '/')),
      );
      return isIt ? [place] : [];
    });
  const address = toPlainAddress(typed);
  const found = find(address);
  return found.length > 0 ? found : find(address.replace(/#.*/, ''));
}

/** What is read of a record: its text, or what to do about it. */
const getText = ({kind, text, remedy}: SearchRecord): string =>
  kind === 'error'
    ? getWords(remedy?.fix ?? remedy?.check ?? [])
    : remedy
      ? [remedy.cause, remedy.fix]
          .map((part) => getWords(part ?? []))
          .join(' · ')
      : // Facts follow, which are there to be found.
        (text.split(' · ')[0] ?? '');

function createSearch(
  records: readonly SearchRecord[],
  index: Index,
  fold: (text: string) => string,
  find: Find | undefined,
): SearchEngine['search'] {
  const places = new Map(records.map((record, place) => [record, place]));

  /** Errors and symptoms whose message the query is, or is a part of. */
  const findLiteral = (query: string): number[] =>
    (find?.(query, {isLiteral: true}).findings ?? []).flatMap((finding) =>
      finding.records.map((record) => places.get(record) ?? -1),
    );

  return (typedQuery, {kinds, service, limit = 20} = {}) => {
    const query = typedQuery.slice(0, longestQuery);
    const ranked = index.rank(query, {among: kinds});
    const typed = ranked
      .map(({record}) => record)
      .filter((record) => records[record]?.title === query);
    const literal = [
      ...findAddressed(query, records),
      ...typed,
      ...findLiteral(query),
    ];
    const terms = [
      ...new Set([
        ...splitWords(query).map(fold),
        ...ranked.slice(0, limit).flatMap((one) => one.terms),
      ]),
    ];
    const exact = new Set(literal);
    // `snapshot` is a word like others; `Snapshot` and `snapshotName` are names.
    const isWord = /^[a-z]+$/.test(query);
    for (const {record, isExact} of ranked)
      if (isExact && !isWord) exact.add(record);
    const perPage = new Map<string, number>();
    const hits = [...new Set([...literal, ...ranked.map(({record}) => record)])]
      .flatMap((place): [number, SearchRecord][] => {
        const record = records[place];
        if (!record || (kinds && !kinds.includes(record.kind))) return [];
        if (service && service !== record.service) return [];
        const count = (perPage.get(record.page) ?? 0) + 1;
        perPage.set(record.page, count);
        return count > mostOfPage ? [] : [[place, record]];
      })
      .slice(0, limit);
    return hits.map(([place, record]) => ({
      kind: record.kind,
      title: getTitle(record),
      // The name and the code of an error stand beside its cause.
      context: record.remedy?.code ? record.title : record.context,
      service: record.service,
      effect: record.effect,
      path: getPath(record),
      ...(exact.has(place) && {isLiteral: true}),
      titleMarks: findMarks(getTitle(record), terms, fold),
      ...createExcerpt(getText(record), terms, fold),
    }));
  };
}

/** A record without what it is only found by, which is most of it. */
const removeIndexed = (record: SearchRecord): SearchRecord => ({
  ...record,
  messages: undefined,
  reports: undefined,
});

/** An explanation that is small enough to be sent from thread to thread. */
const toShown = ({findings, ...rest}: Explanation): Explanation => ({
  ...rest,
  findings: findings.map((finding) => ({
    ...finding,
    records: finding.records.map(removeIndexed),
    others: finding.others.map(removeIndexed),
    rows: finding.rows.map(removeIndexed),
  })),
});

const nothing: Explanation = {findings: [], operations: [], isCut: false};

/**
 * The search of a language, from the two lines of its file: the first one is
 * enough for places by their names.
 *
 * @throws when they are something else, or of another version
 */
export async function createEngine(
  names: string,
  texts?: string,
): Promise<SearchEngine> {
  const {folds, synonyms, records: named} = readNames(names);
  const fold = createFold(folds);
  const groups = findSynonyms(synonyms, fold);
  if (texts === undefined) {
    const index = await createIndex(named, fold, groups);
    return {
      search: createSearch(named, index, fold, undefined),
      find: () => nothing,
      labels: {} as SearchData['labels'],
    };
  }
  const {records, labels, elsewhere} = readTexts(texts, named);
  const index = await createIndex(records, fold, groups, elsewhere);
  const find = createFind({records, labels, index, fold});
  return {
    search: createSearch(records, index, fold, find),
    find: (text, options) => toShown(find(text, options)),
    labels,
  };
}
