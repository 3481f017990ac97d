import {bundlerOf} from '../generate/bundler';
import {contextOf, describeIn} from '../generate/locale';
import {
  changesPages,
  writePages,
  writePagesAt,
  writeStubs,
} from '../generate/pages';
import type {ParsedFiles} from '../generate/parsedFiles';
import {generateRest} from '../generate/rest';
import {madeSandbox} from '../generate/sandbox';
import {defaultLocale, type Locale} from '../site';

/** What is left to write when the open pages are written, in this order. */
export interface Left {
  writePages: () => void;
  /** What no page shows: the description, the data of the panel. */
  writeRest: () => void;
  /** What Docusaurus knows of the pages: their titles, and that they exist. */
  writeStubs: () => void;
  /** Whether pages are new or gone. */
  changesPages: boolean;
}

/**
 * Writes the data of those pages of a locale that are open.
 *
 * @param files that were parsed before
 * @param open addresses of the pages
 * @throws with file and line when a file has a fault
 */
export async function updateOpenPages(
  siteDir: string,
  locale: Locale,
  files: ParsedFiles,
  open: readonly string[],
): Promise<Left> {
  const bundle = await bundlerOf(siteDir, files)();
  const described = describeIn(siteDir, locale, bundle);
  const context = await contextOf(siteDir, described);
  writePagesAt(siteDir, locale, context, open);
  let sandbox = '';
  return {
    changesPages: changesPages(siteDir, locale, context),
    writePages() {
      writePages(siteDir, locale, context);
      // What the sandbox cannot do is told early.
      sandbox = madeSandbox(siteDir, bundle);
    },
    writeRest() {
      generateRest(siteDir, locale, bundle, described, sandbox);
      if (locale === defaultLocale) return;
      // The sidebars and the sandbox of the machine are made of the English one.
      const english = describeIn(siteDir, defaultLocale, bundle);
      generateRest(siteDir, defaultLocale, bundle, english, sandbox);
    },
    writeStubs: () => writeStubs(siteDir, locale, described.reference),
  };
}
