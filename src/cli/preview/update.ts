import {writeBooks} from '../../generate/books';
import type {ParsedFiles} from '../../api/description/files';
import {createBundle} from '../../generate/bundler';
import {
  getGuideLinks,
  findGuidesIn,
  readWorkflows,
  writeGuides,
} from '../../generate/guides';
import {makeContext, describeIn} from '../../generate/locale';
import {
  writePages,
  writePagesAt,
  writeMdxWrappers,
} from '../../generate/pages/writePages';
import {
  createSandboxData,
  simulateGuides,
  writeSandbox,
} from '../../generate/sandbox';
import {writeArtifacts} from '../../generate/writeArtifacts';
import {defaultLocale, type Locale} from '../../site';

/**
 * Writes the data of those pages of a locale that are open.
 *
 * @param files that were parsed before
 * @param open addresses of the pages
 * @returns what writes everything else: the other pages, the guides and the
 *   sandbox, whose faults are told first, and what Docusaurus reads of the pages
 * @throws with file and line when a file has a fault
 */
export async function updateOpenPages(
  siteDir: string,
  locale: Locale,
  files: ParsedFiles,
  open: readonly string[],
): Promise<() => Promise<void>> {
  const bundle = createBundle(siteDir, files);
  const described = describeIn(siteDir, locale, bundle);
  const guides = findGuidesIn(siteDir, readWorkflows(siteDir), described);
  const context = await makeContext(siteDir, described, getGuideLinks(guides));
  writePagesAt(siteDir, locale, context, open);
  return async () => {
    writePages(siteDir, locale, context);
    // The sandbox of the machine has the English one.
    const sandbox = createSandboxData(bundle);
    writeSandbox(siteDir, [...new Set([defaultLocale, locale])], sandbox);
    const simulated = await simulateGuides(
      guides.map(({guide}) => guide),
      sandbox,
    );
    writeGuides(siteDir, described, guides, simulated, context);
    context.saveHighlighted();
    writeArtifacts(siteDir, bundle, described);
    const isEnglish = locale === defaultLocale;
    const english = isEnglish
      ? described
      : describeIn(siteDir, defaultLocale, bundle);
    writeBooks(siteDir, bundle, context, english);
    // The sidebars are made of the English one.
    if (!isEnglish) writeArtifacts(siteDir, bundle, english);
    writeMdxWrappers(siteDir, locale, described);
  };
}
