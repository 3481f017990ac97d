import type {SearchHit, SearchKind} from '../../search/types';

/** Hits of one kind. */
export interface Group {
  kind: SearchKind;
  hits: SearchHit[];
}

/** Hits by their kinds; the kind of the best hit comes first. */
export function groupsOf(hits: readonly SearchHit[]): Group[] {
  const groups = new Map<SearchKind, SearchHit[]>();
  for (const hit of hits) {
    groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit]);
  }
  return [...groups].map(([kind, ofKind]) => ({kind, hits: ofKind}));
}
