import {getFullName} from './names';
import type {Direction, Reach} from './reach';
import {findWorst, type Rating} from './rules';

/** An operation that existed before and after, and feels a change. */
export interface Touch {
  /** Full name, `holt.storage.v1.StorageService.ListPools`. */
  operation: string;
  /** Absent where the change is that of the operation itself. */
  directions?: Direction[];
  /** Way to the message in it that changed, such as `pools[].`. */
  at?: string;
  rating: Rating;
}

/**
 * Which operations of both versions a change of a schema touches, each once.
 *
 * @param ratingOf what the change is in a direction; `undefined`: nothing to callers
 */
export function findTouches(
  reach: readonly Reach[],
  lasting: ReadonlySet<string>,
  ratingOf: (direction: Direction) => Rating | undefined,
): Touch[] {
  const touches = new Map<string, Touch>();
  for (const {operation, direction, at} of reach) {
    const rating = ratingOf(direction);
    if (!lasting.has(operation) || rating === undefined) continue;
    const name = getFullName(operation);
    const known = touches.get(name);
    touches.set(name, {
      operation: name,
      directions: [...(known?.directions ?? []), direction],
      at: known?.at ?? at,
      rating: known ? findWorst([known.rating, rating]) : rating,
    });
  }
  return [...touches.values()];
}
