import {markDocuments} from '../translations/mark';
import {markMessages, findMessageFilesIn} from '../translations/markMessages';
import {extractMessages} from './extractMessages';
import {main} from './main';

/**
 * `npm run mark-translated -- <file> …`: notes in translated documents, and
 * beside files of messages, which English text they were made from; `--all`
 * notes it for every one. Run it when a translation fits its source again.
 */
main(async () => {
  const names = process.argv.slice(2);
  const files = findMessageFilesIn(names);
  const documents = names.filter((name) => !name.endsWith('.json'));
  const marked =
    documents.length > 0 || files.length === 0 ? markDocuments(documents) : [];
  if (files.length > 0) {
    marked.push(...markMessages(files, await extractMessages()));
  }
  console.log(marked.join('\n'));
});
