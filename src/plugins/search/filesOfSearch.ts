import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadReference} from '../../generate/loadReference';
import {getPagesFolder} from '../../generate/paths';
import type {RichText} from '../../api/richText';
import {searchFiles} from '../../search/indexing/files';
import {createReferenceRecords} from '../../search/records/referenceRecords';
import type {Locale} from '../../site';
import {getRecordsOfDocuments, type WrittenDocument} from './documents';
import {getSynonymsFor} from './synonymsFor';

/**
 * The files of the search of a locale, by their names.
 *
 * @throws when `npm run api` has not made the reference yet
 */
export function getFilesOfSearch(
  siteDir: string,
  locale: Locale,
  documents: readonly WrittenDocument[],
): Map<string, string> {
  function contentOf(page: string): RichText[] {
    const file = path.join(siteDir, getPagesFolder(locale), `${page}.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as {content: RichText[]})
      .content;
  }
  const records = [
    ...createReferenceRecords(loadReference(siteDir, locale), contentOf),
    ...getRecordsOfDocuments(siteDir, documents),
  ];
  return searchFiles(records, getSynonymsFor(siteDir, records));
}
