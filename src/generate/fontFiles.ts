import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Folder of the fonts that `npm run api` writes, and of their style sheet. */
export const fontsFolder = '.generated/fonts';

/**
 * Ending of these fonts. Docusaurus has small files with the usual one put into
 * the style sheet, where the site's policy refuses them.
 */
export const fontEnding = '.font';

/** Folder of the fonts in the build, from the base address of a locale. */
export const servedFonts = 'assets/fonts';

/** Paths of the fonts in the build, from the base address of a locale. */
export function getServedFontPaths(siteDir: string): string[] {
  const folder = path.join(siteDir, fontsFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(fontEnding))
    .map((file) => `${servedFonts}/${path.basename(file, fontEnding)}.woff2`);
}
