/** Maximum timer delay in ms; longer timers would fire immediately. */
export const longestTimer = 2 ** 31 - 1;
