import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadReference} from '../../generate/loadReference';
import {pagesFolder} from '../../generate/paths';
import type {RichText} from '../../reference/richText';
import {searchFiles} from '../../search/indexing/files';
import {referenceRecords} from '../../search/records/referenceRecords';
import type {Locale} from '../../site';
import {recordsOfDocuments, type WrittenDocument} from './documents';
import {synonymsFor} from './synonymsFor';

/**
 * The files of the search of a locale, by their names.
 *
 * @throws when `npm run api` has not made the reference yet
 */
export function filesOfSearch(
  siteDir: string,
  locale: Locale,
  documents: readonly WrittenDocument[],
): Map<string, string> {
  function contentOf(page: string): RichText[] {
    const file = path.join(siteDir, pagesFolder(locale), `${page}.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as {content: RichText[]})
      .content;
  }
  const records = [
    ...referenceRecords(loadReference(siteDir, locale), contentOf),
    ...recordsOfDocuments(siteDir, documents),
  ];
  return searchFiles(records, synonymsFor(siteDir, records));
}
