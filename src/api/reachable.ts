/**
 * All that some things lead to, with themselves: each once, the nearest first.
 *
 * @param next what a thing leads to directly
 * @returns each with the thing that led to it first; none for a start
 */
export function findReachable<T>(
  starts: Iterable<T>,
  next: (one: T) => Iterable<T>,
): Map<T, T | undefined> {
  const found = new Map<T, T | undefined>();
  for (const one of starts) found.set(one, undefined);
  // A map goes on with what is added while it is walked.
  for (const one of found.keys()) {
    for (const other of next(one)) {
      if (!found.has(other)) found.set(other, one);
    }
  }
  return found;
}
