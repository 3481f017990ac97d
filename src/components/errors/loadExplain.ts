/** What looks errors up, and shows what it finds. */
export type Explain = typeof import('./lazy');

/**
 * Loads what looks errors up.
 *
 * @throws when it cannot be fetched; the next call tries again
 */
export const loadExplain = (): Promise<Explain> =>
  import(/* webpackChunkName: "explain" */ './lazy');
