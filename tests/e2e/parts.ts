/** A test that `npm run slow` runs, and `npm test` leaves out. */
export const slow = {tag: '@slow'};

const inTurns =
  (count: number) =>
  (row: number, column: number): {tag?: string} =>
    (row + column) % count === 0 ? {} : slow;

/**
 * Of the pairs of two lists, `npm test` takes every second one, so that each
 * member of both comes up; `npm run slow` takes the others.
 */
export const everySecond = inTurns(2);

/** The same where one in four is enough, so that each row of a long list comes up. */
export const everyFourth = inTurns(4);

/** The same where each page is made of what the others are made of. */
export const everyEighth = inTurns(8);
