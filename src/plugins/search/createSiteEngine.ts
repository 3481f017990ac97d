import {createEngine, type SearchEngine} from '../../search';
import type {Locale} from '../../site';
import {getFilesOfSearch} from './filesOfSearch';
import {readDocuments} from './readDocuments';

/**
 * The search of a locale with names and texts, without a build of the site.
 *
 * @throws when `npm run api` has not made the reference yet
 */
export function createSiteEngine(
  siteDir: string,
  locale: Locale,
): SearchEngine {
  const files = getFilesOfSearch(
    siteDir,
    locale,
    readDocuments(siteDir, locale),
  );
  const read = (name = ''): unknown => JSON.parse(files.get(name) ?? 'null');
  const manifest = read('manifest.json') as Record<string, string>;
  const engine = createEngine(read(manifest.names));
  engine.addText(read(manifest.text));
  return engine;
}
