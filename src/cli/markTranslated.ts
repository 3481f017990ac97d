import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {documentPairs} from '../translations/documents';
import {blobHash, withHash} from '../translations/sourceHash';
import {main} from './main';

/**
 * `npm run mark-translated -- <file> …`: notes in translated documents which
 * English text they were made from; `--all` notes it in every one. Run it when
 * a translation fits its source again.
 */
main(() => {
  const names = process.argv.slice(2);
  const pairs = documentPairs();
  const chosen = names.includes('--all')
    ? pairs.filter(({translated}) => existsSync(translated))
    : names.map((name) => {
        const pair = pairs.find(
          ({english, translated}) => name === english || name === translated,
        );
        if (!pair || !existsSync(pair.translated)) {
          throw new Error(
            `${name} is no document with a translation. Give its path from the root of the repository.`,
          );
        }
        return pair;
      });
  if (chosen.length === 0) {
    throw new Error('Name the documents to mark, or --all.');
  }
  for (const {english, translated} of chosen) {
    const hash = blobHash(readFileSync(english, 'utf8'));
    const document = readFileSync(translated, 'utf8');
    writeFileSync(translated, withHash(document, hash));
    console.log(`${translated}: translated from ${hash.slice(0, 12)}`);
  }
});
