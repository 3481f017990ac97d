import {getFullName} from '../api/names';
import type {Direction, Reach} from './reach';
import {findWorst, type Rating} from './rules';

/** An operation in both versions that is affected by a change. */
export interface Touch {
  operation: string;
  /** Absent if the operation itself changed. */
  directions?: Direction[];
  rating: Rating;
}

/**
 * Operations of both versions that a schema change affects.
 *
 * @param ratingOf rating of the change in a direction; `undefined` if callers
 *   are not affected
 */
export function findTouches(
  reach: readonly Reach[],
  lasting: ReadonlySet<string>,
  ratingOf: (direction: Direction) => Rating | undefined,
): Touch[] {
  const touches = new Map<string, Touch>();
  for (const {operation, direction} of reach) {
    const rating = ratingOf(direction);
    if (!lasting.has(operation) || rating === undefined) continue;
    const name = getFullName(operation);
    const known = touches.get(name);
    touches.set(name, {
      operation: name,
      directions: [...(known?.directions ?? []), direction],
      rating: known ? findWorst([known.rating, rating]) : rating,
    });
  }
  return [...touches.values()];
}
