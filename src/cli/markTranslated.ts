import {markDocuments} from '../translations/documents';
import {main} from './main';

/**
 * `npm run mark-translated -- <file> …`: notes in translated documents which
 * English text they were made from; `--all` notes it in every one. Run it when
 * a translation fits its source again.
 */
main(() => {
  console.log(markDocuments(process.argv.slice(2)).join('\n'));
});
