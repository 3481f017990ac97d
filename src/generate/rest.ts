import path from 'node:path';
import type {Locale} from '../site';
import type {Bundle} from './bundler';
import {writeDescription} from './description';
import {writeFile} from './folder';
import {writeSources} from './knownSources';
import type {Described} from './locale';
import {writeOperations} from './operations';
import {staticFolder} from './paths';

/**
 * Writes what a locale has beside its pages: the description, and what the panel
 * and the sandbox know.
 *
 * @param sandbox as `madeSandbox` makes it
 */
export function generateRest(
  siteDir: string,
  locale: Locale,
  {sources}: Bundle,
  {document, reference}: Described,
  sandbox: string,
): void {
  writeSources(siteDir, sources);
  writeDescription(siteDir, locale, document);
  writeOperations(siteDir, locale, document, reference);
  writeFile(path.join(siteDir, staticFolder(locale), 'sandbox.json'), sandbox);
}
