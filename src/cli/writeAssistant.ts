import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {packParts, type Packed} from '../assistants/packed';
import {downloads} from '../downloads/names';
import type {Locale} from '../site';
import {assistantParts, localeFolder} from './assistantParts';
import {nodeFile} from './nodeFile';

/** The program without what it knows, as a module that finds it in `packed`. */
const assistantProgram = (siteDir: string): Promise<string> =>
  nodeFile(
    siteDir,
    `import {start} from './src/assistants/stdio';\nstart(packed);`,
    {
      minify: true,
      legalComments: 'none',
      // What was written for CommonJS asks for its modules in this way.
      banner: {
        js: "import {createRequire} from 'node:module';const require=createRequire(import.meta.url);",
      },
    },
  );

/**
 * Writes the server for assistants into each locale of the built site: one file
 * that needs Node.js alone, with the tools and all that they know. It speaks the
 * language of the locale, and the others when it is asked to.
 *
 * @param out folder of the built site
 */
export async function writeAssistant(
  siteDir: string,
  out: string,
): Promise<void> {
  const program = await assistantProgram(siteDir);
  const {languages, sandbox} = packParts(assistantParts(siteDir, out));
  for (const [locale, first] of Object.entries(languages)) {
    const packed: Packed = {
      languages: {[locale]: first, ...languages},
      sandbox,
    };
    const folder = localeFolder(out, locale as Locale);
    writeFileSync(
      path.join(folder, downloads.assistant),
      `const packed=${JSON.stringify(packed)};\n${program}`,
    );
  }
}
