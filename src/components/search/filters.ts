import {parseQuery} from '../../search/parseQuery';
import type {SearchKind} from '../../search/types';

/** What narrows a query, as texts, which are the same when they say the same. */
export interface FiltersIn {
  /** With a space between them. */
  kinds: string;
  /** Empty for all of them. */
  service: string;
}

export function findFiltersIn(query: string): FiltersIn {
  const {kinds = [], service = ''} = parseQuery(query);
  return {kinds: kinds.join(' '), service};
}

/** A query without the words that fit. */
const removeWords = (
  query: string,
  fits: (word: string) => boolean,
): string[] => query.split(/\s+/).filter((word) => word !== '' && !fits(word));

const isOfService = (word: string): boolean =>
  parseQuery(word).service !== undefined;

/** A query that looks for one more kind, or for one less. */
export function toggleKind(query: string, kind: SearchKind): string {
  const isOfKind = (word: string): boolean =>
    parseQuery(word).kinds?.includes(kind) === true;
  const others = removeWords(query, isOfKind);
  const isOn = parseQuery(query).kinds?.includes(kind);
  return (isOn ? others : [...others, `kind:${kind}`]).join(' ');
}

/** A query in one service; in all of them without a key. */
export const withService = (query: string, key: string): string =>
  [...removeWords(query, isOfService), ...(key ? [`service:${key}`] : [])].join(
    ' ',
  );

/** A query in everything. */
export const removeFilters = (query: string): string => parseQuery(query).text;
