import {searchKinds, type SearchHit, type SearchKind} from '../search';
import type {Language} from './library';

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
  excerpt?: string;
  address: string;
};

const hitOf = ({kind, title, context, excerpt, path}: SearchHit): SiteHit => ({
  kind,
  title,
  ...(context && {context}),
  ...(excerpt && {excerpt}),
  address: path,
});

/**
 * Searches operations apart from everything else: a job in plain words is told
 * best by guides, but what an assistant needs to know first is what to call.
 */
export function searchSite(
  {query, kinds = [...searchKinds], service, limit}: SiteQuery,
  {search}: Language,
): {operations: SiteHit[]; others: SiteHit[]} {
  const find = (among: SearchKind[]): SiteHit[] =>
    among.length === 0
      ? []
      : search
          .search(query, {kinds: among, limit, ...(service && {service})})
          .map(hitOf);
  return {
    operations: find(kinds.filter((kind) => kind === 'operation')),
    others: find(kinds.filter((kind) => kind !== 'operation')),
  };
}
