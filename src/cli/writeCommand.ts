import path from 'node:path';
import {packCommand} from '../assistants/command/packedCommand';
import {downloads} from '../downloads/names';
import {getBuiltLocales} from './builtLocales';
import {loadCommandParts} from './commandParts';
import {loadNodeFile} from './nodeFile';
import {writeProgram} from './programFiles';

/** The command without what it knows, as a module that finds it in `packed`. */
const bundleCommand = (siteDir: string): Promise<string> =>
  loadNodeFile(
    siteDir,
    `import {runInTerminal} from './src/assistants/command/terminal';\nawait runInTerminal(packed);`,
    {
      minify: true,
      legalComments: 'none',
      // The other form of jsonc-parser finds its parts as it runs.
      mainFields: ['module', 'main'],
      alias: {
        '@docusaurus/Translate': path.resolve(
          siteDir,
          'src/assistants/command/translate.ts',
        ),
      },
    },
  );

/**
 * Writes the command for the terminal into each locale of the built site: one
 * file that needs Node.js alone. It speaks the language of the locale, and the
 * others when it is asked to.
 *
 * @param out folder of the built site
 */
export async function writeCommand(
  siteDir: string,
  out: string,
): Promise<void> {
  const program = await bundleCommand(siteDir);
  const packed = packCommand(loadCommandParts(siteDir, getBuiltLocales(out)));
  writeProgram(out, downloads.command, program, packed);
}
