import {bundlerOf} from '../generate/bundler';
import {contextOf, describeIn} from '../generate/locale';
import {writePages, writePagesAt} from '../generate/pages';
import type {ParsedFiles} from '../generate/parsedFiles';
import {generateRest} from '../generate/rest';
import {madeSandbox} from '../generate/sandbox';
import {defaultLocale, type Locale} from '../site';

/** What is left to write when the open pages are written. */
export interface Left {
  writePages: () => void;
  /** What no page shows: the stubs, the description, the data of the panel. */
  writeRest: () => void;
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
    writePages() {
      writePages(siteDir, locale, context);
      // What the sandbox cannot do is told early.
      sandbox = madeSandbox(siteDir, bundle);
    },
    writeRest() {
      // The sidebars and the sandbox of the machine are made of the English one.
      if (locale !== defaultLocale) {
        const english = describeIn(siteDir, defaultLocale, bundle);
        generateRest(siteDir, defaultLocale, bundle, english, sandbox, false);
      }
      generateRest(siteDir, locale, bundle, described, sandbox);
    },
  };
}
