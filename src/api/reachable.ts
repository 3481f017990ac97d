/**
 * Everything reachable from some items, including themselves, nearest first.
 *
 * @param next direct neighbors of an item
 * @returns each item with its predecessor; `undefined` for a start
 */
export function findReachable<T>(
  starts: Iterable<T>,
  next: (one: T) => Iterable<T>,
): Map<T, T | undefined> {
  const found = new Map<T, T | undefined>();
  for (const one of starts) found.set(one, undefined);
  // Iterating over a map includes entries added during the iteration.
  for (const one of found.keys()) {
    for (const other of next(one)) {
      if (!found.has(other)) found.set(other, one);
    }
  }
  return found;
}
