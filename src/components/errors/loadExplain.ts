import type {OpenBook} from '../../errors/explain';

/** What looks errors up and shows what it finds, with its open book. */
export type Explain = typeof import('./lazy') & {open: OpenBook};

/**
 * Loads what looks errors up, and the book of a language.
 *
 * @param baseUrl address of the language, with a slash at its end
 * @throws when one of them cannot be fetched; the next call tries again
 */
export async function loadExplain(baseUrl: string): Promise<Explain> {
  const explain = await import(/* webpackChunkName: "explain" */ './lazy');
  return {...explain, open: await explain.loadBook(baseUrl)};
}
