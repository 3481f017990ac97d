import type {BookCause, ErrorBook, Facts, Reason} from './model';

/** How much a cause has of what the text says besides its message. */
function countEvidence(
  {operation, code}: BookCause,
  {operations, codes}: Facts,
): number {
  const ofOperation =
    operations.length === 0 ? 1 : operations.includes(operation) ? 1.5 : 0.5;
  const ofCode = codes.length === 0 ? 1 : codes.includes(code) ? 1.1 : 0.9;
  return ofOperation * ofCode;
}

/** What of the evidence the best cause has. */
export function getReasons(
  cause: BookCause | undefined,
  {operations, codes}: Facts,
  {operations: known}: ErrorBook,
): Reason[] {
  if (!cause) return [];
  const rpc = known[cause.operation]?.rpc ?? '';
  return [
    ...(operations.includes(cause.operation)
      ? [{kind: 'operation' as const, rpc}]
      : []),
    ...(codes.includes(cause.code)
      ? [{kind: 'code' as const, code: cause.code}]
      : []),
  ];
}

/** The causes with most evidence first; those of other operations left out. */
export function weighCauses(
  places: readonly number[],
  facts: Facts,
  {causes}: ErrorBook,
): {causes: BookCause[]; factor: number} {
  const all = places
    .flatMap((place) => causes[place] ?? [])
    .map((cause) => ({cause, weight: countEvidence(cause, facts)}))
    .sort((a, b) => b.weight - a.weight);
  const best = all[0]?.weight ?? 0;
  const isNamed = all.some(({cause}) =>
    facts.operations.includes(cause.operation),
  );
  return {
    causes: all
      .filter(({weight}) => !isNamed || weight >= best * 0.9)
      .map(({cause}) => cause),
    factor: best,
  };
}
