/** Milliseconds that a timer can wait at most; it would end a longer one at once. */
export const longestTimer = 2 ** 31 - 1;
