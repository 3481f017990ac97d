import {packParts} from '../assistants/packed';
import {downloads} from '../downloads/names';
import {loadAssistantParts} from './assistantParts';
import {loadNodeFile} from './nodeFile';
import {writeProgram} from './programFiles';

/** The program without what it knows, as a module that finds it in `packed`. */
const bundleAssistants = (siteDir: string): Promise<string> =>
  loadNodeFile(
    siteDir,
    `import {startStdioServer} from './src/assistants/stdio';\nstartStdioServer(packed);`,
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
  const program = await bundleAssistants(siteDir);
  const packed = packParts(loadAssistantParts(siteDir, out));
  writeProgram(out, downloads.assistant, program, packed);
}
