import type {SearchHit, SearchKind} from '../../search/types';

/** Hits of one kind. */
export interface Group {
  kind: SearchKind;
  hits: SearchHit[];
}

/**
 * Hits by their kinds; the kind of the best hit comes first.
 *
 * @param most how many hits there may be in all, from the first group on
 */
export function groupsOf(
  hits: readonly SearchHit[],
  most: number = hits.length,
): Group[] {
  const groups = new Map<SearchKind, SearchHit[]>();
  for (const hit of hits) {
    groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit]);
  }
  let left = most;
  return [...groups].flatMap(([kind, ofKind]) => {
    const kept = ofKind.slice(0, left);
    left -= kept.length;
    return kept.length > 0 ? [{kind, hits: kept}] : [];
  });
}
