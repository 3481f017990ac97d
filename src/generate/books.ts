import type {Bundle} from './bundler';
import {writeChanges} from './changes';
import type {WrittenMessages} from '../search/records/errorRecords';
import {writeErrorIndex} from './errorIndex';
import type {Described, LocalContext} from './locale';

/**
 * Writes what pages of the context's locale list: all errors, and the changes of
 * the API.
 *
 * @param english the description as it is written
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
