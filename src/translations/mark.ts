import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {translatedLocales} from '../site';
import {getDocumentPairs, type DocumentPair} from './documents';
import {computeBlobHash, withHash} from './sourceHash';

/**
 * Notes in translated documents which English text they were made from.
 *
 * @param names of documents, English or translated, from the root of the site;
 *   `--all` stands for every document that has a translation
 * @returns a line per document
 * @throws when a name is no document with a translation; nothing is written then
 */
export function markDocuments(names: string[], siteDir = '.'): string[] {
  const pairs = translatedLocales
    .flatMap((locale) => getDocumentPairs(locale, siteDir))
    .filter(({translated}) => existsSync(path.join(siteDir, translated)));
  const named = (name: string): DocumentPair[] => {
    const found = pairs.filter(
      ({english, translated}) => name === english || name === translated,
    );
    if (found.length > 0) return found;
    throw new Error(
      `${name} is no document with a translation. Give its path from the root of the repository.`,
    );
  };
  const chosen = names.includes('--all') ? pairs : names.flatMap(named);
  if (chosen.length === 0) {
    throw new Error('Name the documents to mark, or --all.');
  }
  return chosen.map(({english, translated}) => {
    const file = path.join(siteDir, translated);
    const hash = computeBlobHash(
      readFileSync(path.join(siteDir, english), 'utf8'),
    );
    writeFileSync(file, withHash(readFileSync(file, 'utf8'), hash));
    return `${translated}: translated from ${hash.slice(0, 12)}`;
  });
}
