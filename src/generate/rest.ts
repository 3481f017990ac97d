import path from 'node:path';
import type {Locale} from '../site';
import type {Bundle} from './bundler';
import {writeDescription} from './description';
import {writeFile} from './folder';
import {writeSources} from './knownSources';
import type {Described} from './locale';
import {writeOperations} from './operations';
import {writeStubs} from './pages';
import {staticFolder} from './paths';

/**
 * Writes what a locale has beside the data of its pages: the description, what
 * the panel and the sandbox know, and the stubs.
 *
 * @param sandbox as `madeSandbox` makes it
 * @param withStubs also the documents that stand for the pages
 */
export function generateRest(
  siteDir: string,
  locale: Locale,
  {sources}: Bundle,
  {document, reference}: Described,
  sandbox: string,
  withStubs = true,
): void {
  writeSources(siteDir, sources);
  writeDescription(siteDir, locale, document);
  writeOperations(siteDir, locale, document, reference);
  writeFile(path.join(siteDir, staticFolder(locale), 'sandbox.json'), sandbox);
  if (withStubs) writeStubs(siteDir, locale, reference);
}
