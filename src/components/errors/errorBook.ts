import {openBook, type OpenBook} from '../../errors/explain';
import type {ErrorBook} from '../../errors/model';
import {fetchOnce} from '../fetchOnce';

const fetchBook = fetchOnce((book: ErrorBook) => openBook(book));

/**
 * Fetches the error book of a language and opens it, once.
 *
 * @param baseUrl address of the language, with a slash at its end
 * @throws when it does not come; the next call tries again
 */
export const loadBook = (baseUrl: string): Promise<OpenBook> =>
  fetchBook(`${baseUrl}errors.json`);
