/** A test that `npm run slow` runs, and `npm test` leaves out. */
export const slow = {tag: '@slow'};

/**
 * Of the pairs of two lists, `npm test` takes every second one, so that each
 * member of both comes up; `npm run slow` takes the others.
 */
export const everySecond = (row: number, column: number): {tag?: string} =>
  (row + column) % 2 === 0 ? {} : slow;
