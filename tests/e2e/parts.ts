/** A test that `npm run slow` runs, and `npm test` leaves out. */
export const slow = {tag: '@slow'};
