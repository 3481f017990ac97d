import {buildReference} from '../reference/buildReference';
import type {Locale} from '../site';
import type {Bundle} from './bundler';
import {writeDescription} from './description';
import {writeSources} from './knownSources';
import {localReference} from './locale';
import {writeOperations} from './operations';
import {writePages, writeStubs} from './pages';
import {madeSandbox, writeSandbox} from './sandbox';

/**
 * Writes what is made of the description in some locales; a file that is as it
 * should be is not touched.
 *
 * @param withStubs also the documents that stand for the pages
 * @throws with the file's name when a part is missing or in the wrong place
 */
export async function generate(
  siteDir: string,
  locales: readonly Locale[],
  bundle: Bundle,
  withStubs = true,
): Promise<void> {
  writeSources(siteDir, bundle.sources);
  const english = buildReference(bundle.document, bundle.sources);
  const sandbox = madeSandbox(siteDir, bundle.document, english);
  for (const locale of locales) {
    const local = await localReference(siteDir, locale, bundle);
    writePages(siteDir, locale, local.context);
    if (withStubs) writeStubs(siteDir, locale, local.reference);
    writeDescription(siteDir, locale, local.document);
    writeOperations(siteDir, locale, local.document, local.reference);
    writeSandbox(siteDir, locale, sandbox);
  }
}
