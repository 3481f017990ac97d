import type {Bundle} from './bundler';
import {writeChanges} from './changes';
import {writeErrorBook} from './errorBook';
import type {LocalGuide} from './guides';
import type {Described, LocalContext} from './locale';

/**
 * Writes what pages of the context's locale look up: the error book, and the
 * changes of the API.
 *
 * @param english the description as it is written
 */
export function writeBooks(
  siteDir: string,
  bundle: Bundle,
  context: LocalContext,
  guides: readonly LocalGuide[],
  english: Described,
): void {
  writeErrorBook(siteDir, bundle, context, guides, english);
  writeChanges(siteDir, bundle, context);
}
