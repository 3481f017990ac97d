import {markDocuments} from '../translations/documents';
import {main} from './main';

/**
 * `npm run mark-translated -- <file> …`: records the English version that
 * translated documents match. Run it after updating a translation.
 */
main(() => {
  console.log(markDocuments(process.argv.slice(2)).join('\n'));
});
