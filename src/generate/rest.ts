import type {Locale} from '../site';
import type {Bundle} from './bundler';
import {writeDescription} from './description';
import {writeSources} from './knownSources';
import type {Described} from './locale';
import {writeOperations} from './operations';

/**
 * Writes what a locale has beside its pages and its sandbox: the description,
 * and what the panel knows.
 */
export function generateRest(
  siteDir: string,
  locale: Locale,
  {sources}: Bundle,
  {document, reference}: Described,
): void {
  writeSources(siteDir, sources);
  writeDescription(siteDir, locale, document);
  writeOperations(siteDir, locale, document, reference);
}
