import {getDetails} from '../../errors/details';
import {getPlainText} from '../../errors/plainText';
import {loadBook} from '../errors/errorBook';
import type {SearchHit} from '../../search/types';

/** Causes that lead the hits. */
const most = 3;

/** Whether a query looks like an error: several words, and marks among them. */
export const looksPasted = (query: string): boolean =>
  query.length > 11 && /\S\s+\S/.test(query) && /["':={}[\]()/]/.test(query);

/**
 * The causes of an error that was pasted into the search, as hits.
 *
 * @param baseUrl address of the language, with a slash at its end
 * @returns nothing when the text is no error, or the book does not come
 */
export async function findPastedErrors(
  query: string,
  baseUrl: string,
): Promise<SearchHit[]> {
  try {
    const {explain, book} = await loadBook(baseUrl);
    const [best] = explain(query).findings;
    if (best?.kind !== 'causes' || best.sureness === 'possible') return [];
    return getDetails(best, book)
      .flatMap(({code, text, operations}) =>
        operations.map(({operation: {rpc}, address: path}): SearchHit => ({
          kind: 'error',
          title: `${rpc}: ${code}`,
          context: getPlainText(text),
          path,
          isLiteral: true,
          excerpt: '',
          titleMarks: [],
          excerptMarks: [],
        })),
      )
      .slice(0, most);
  } catch {
    // The next query tries again; this one is answered without.
    return [];
  }
}
