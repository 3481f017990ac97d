import type {ParsedFiles} from '../../api/description/files';
import {createBundle} from '../../generate/bundler';
import {createSite} from '../../generate/locale';
import {writePagesAt, writeMdxWrappers} from '../../generate/pages/writePages';
import {
  createSandboxData,
  simulateGuides,
  writeSandbox,
} from '../../generate/sandbox';
import {writeArtifacts} from '../../generate/writeArtifacts';
import {writeLocale} from '../../generate/writeLocale';
import {defaultLocale, type Locale} from '../../site';

/**
 * Writes the data of a locale's open pages.
 *
 * @param files parsed files from an earlier call
 * @param open page URLs
 * @returns a function that writes everything else: guides and sandbox, whose
 *   errors are reported first, the other pages, and the files for Docusaurus
 * @throws with file and line if a file has a problem
 */
export async function updateOpenPages(
  siteDir: string,
  locale: Locale,
  files: ParsedFiles,
  open: readonly string[],
): Promise<() => Promise<void>> {
  const bundle = createBundle(siteDir, files);
  const site = await createSite(locale, bundle);
  writePagesAt(site, open);
  return async () => {
    // `npm run sandbox` serves the English data.
    const sandbox = createSandboxData(bundle);
    writeSandbox([...new Set([defaultLocale, locale])], sandbox);
    const simulated = await simulateGuides(site.workflows, sandbox);
    writeLocale(bundle, site, simulated);
    if (locale !== defaultLocale) {
      // The sidebars use the English data.
      const {document, reference} = bundle;
      writeArtifacts(bundle, {
        ...site,
        locale: defaultLocale,
        document,
        reference,
      });
    }
    writeMdxWrappers(site);
  };
}
