import type {SearchHit, SearchKind} from '../../search/types';

/** Hits of one kind. */
export interface Group {
  kind: SearchKind;
  hits: SearchHit[];
}

/** What readers call, what they read, what calls are made of, and the rest. */
export const kindOrder: readonly SearchKind[] = [
  'operation',
  'guide',
  'document',
  'schema',
  'field',
  'value',
  'header',
  'error',
  'service',
  'post',
];

function orderFor(best: SearchHit | undefined): readonly SearchKind[] {
  if (!best?.isLiteral) return kindOrder;
  return [best.kind, ...kindOrder.filter((kind) => kind !== best.kind)];
}

/**
 * Hits by their kinds, which stand in the same order for every query, so that
 * readers know where to look. Only the kind of a best hit that was typed to the
 * letter, or of an error that was pasted, comes before.
 *
 * @param most how many hits there may be in all, from the first group on
 */
export function groupHits(
  hits: readonly SearchHit[],
  most: number = hits.length,
): Group[] {
  let left = most;
  return orderFor(hits[0]).flatMap((kind) => {
    const kept = hits.filter((hit) => hit.kind === kind).slice(0, left);
    left -= kept.length;
    return kept.length > 0 ? [{kind, hits: kept}] : [];
  });
}
