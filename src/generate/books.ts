import type {Bundle} from './bundler';
import {writeChanges} from './changes';
import type {WrittenMessages} from '../search/records/errorRecords';
import {writeErrorIndex} from './errorIndex';
import type {Described, LocalContext} from './locale';

/**
 * Writes the error index and the changes of the API in the context's language.
 *
 * @param english the description before translation
 */
export function writeBooks(
  siteDir: string,
  bundle: Bundle,
  context: LocalContext,
  english: Described,
): void {
  const messages = bundle.messages.data as WrittenMessages;
  writeErrorIndex(siteDir, messages, context, english.reference);
  writeChanges(siteDir, bundle, context);
}
