import {searchKinds, type SearchHit, type SearchKind} from '../search';
import type {Language} from './library';
import {findOperationsReturning} from './returning';

/** What is looked for, and how many hits of each list are wanted. */
export interface SiteQuery {
  query: string;
  kinds?: SearchKind[];
  service?: string;
  limit: number;
}

/** A hit, without what only a reader's eyes need. */
export type SiteHit = Pick<SearchHit, 'kind' | 'title'> & {
  context?: string;
  /** Field of the response that has what was looked for. */
  returns?: string;
  excerpt?: string;
  address: string;
};

const getHit = ({kind, title, context, excerpt, path}: SearchHit): SiteHit => ({
  kind,
  title,
  ...(context && {context}),
  ...(excerpt && {excerpt}),
  address: path,
});

/** Operations of a list that are there for what they return. */
const mostReturning = 2;

/**
 * Searches operations apart from everything else: a job in plain words is told
 * best by guides, but what an assistant needs to know first is what to call.
 */
export function searchSite(
  {query, kinds = [...searchKinds], service, limit}: SiteQuery,
  {search, operations: all}: Pick<Language, 'search' | 'operations'>,
): {operations: SiteHit[]; others: SiteHit[]} {
  const find = (among: SearchKind[]): SiteHit[] =>
    among.length === 0
      ? []
      : search
          .search(query, {kinds: among, limit, ...(service && {service})})
          .map(getHit);
  const found = find(kinds.filter((kind) => kind === 'operation'));
  const known = new Set(found.map(({address}) => address));
  const returning = findOperationsReturning(query, {operations: all})
    .filter(
      ({operation: {page}}) =>
        kinds.includes('operation') &&
        !known.has(page) &&
        (!service || page.startsWith(`/docs/api/${service}-`)),
    )
    .slice(0, Math.min(mostReturning, limit))
    .map(({operation: {page, summary}, field}): SiteHit => ({
      kind: 'operation',
      title: summary,
      returns: field,
      address: page,
    }));
  return {
    // Those that are called like it come before those that return it.
    operations: [...found.slice(0, limit - returning.length), ...returning],
    others: find(kinds.filter((kind) => kind !== 'operation')),
  };
}
