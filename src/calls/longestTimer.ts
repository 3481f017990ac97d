/**
 * Maximum timer delay in milliseconds; a longer timer would fire immediately.
 */
export const longestTimer = 2 ** 31 - 1;
