import type {ParsedFiles} from '../../api/description/files';
import {createBundle} from '../../generate/bundler';
import {describeIn} from '../../generate/locale';
import {writePagesAt, writeMdxWrappers} from '../../generate/pages/writePages';
import {
  createSandboxData,
  simulateGuides,
  writeSandbox,
} from '../../generate/sandbox';
import {writeArtifacts} from '../../generate/writeArtifacts';
import {prepareLocale, writeLocale} from '../../generate/writeLocale';
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
  const local = await prepareLocale(siteDir, locale, bundle);
  const {described, guides, context} = local;
  writePagesAt(siteDir, locale, context, open);
  return async () => {
    // `npm run sandbox` serves the English data.
    const sandbox = createSandboxData(bundle);
    writeSandbox(siteDir, [...new Set([defaultLocale, locale])], sandbox);
    const simulated = await simulateGuides(guides, sandbox);
    const isEnglish = locale === defaultLocale;
    const english = isEnglish
      ? described
      : describeIn(siteDir, defaultLocale, bundle);
    writeLocale(siteDir, bundle, local, english, simulated);
    // The sidebars use the English data.
    if (!isEnglish) writeArtifacts(siteDir, bundle, english);
    writeMdxWrappers(siteDir, locale, described);
  };
}
