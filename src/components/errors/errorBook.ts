import {openBook, type OpenBook} from '../../errors/explain';
import type {ErrorBook} from '../../errors/model';

/** Books that are open or on their way, by their addresses. */
const books = new Map<string, Promise<OpenBook>>();

async function fetchBook(address: string): Promise<OpenBook> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return openBook((await response.json()) as ErrorBook);
}

/**
 * Fetches the error book of a language and opens it, once.
 *
 * @param baseUrl address of the language, with a slash at its end
 * @throws when it does not come; the next call tries again
 */
export function loadBook(baseUrl: string): Promise<OpenBook> {
  const address = `${baseUrl}errors.json`;
  const book = books.get(address) ?? fetchBook(address);
  books.set(address, book);
  book.catch(() => books.delete(address));
  return book;
}
