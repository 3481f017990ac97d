import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {downloads} from '../generate/downloads/names';
import {site, type Locale} from '../site';
import {getLocaleFolder, packAssistantParts} from './assistantParts';

/** The program without its data, which is in the variable `packed`. */
async function bundleProgram(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {runProgram} from './src/assistants/program';\nawait runProgram(packed);`,
      resolveDir: process.cwd(),
      sourcefile: 'program.ts',
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    minify: true,
    legalComments: 'none',
    // Not of the machine that runs the program; see `site.ts`.
    define: {
      'process.env.BASE_URL': JSON.stringify(site.baseUrl),
      'process.env.SITE_URL': JSON.stringify(site.url),
    },
    // CommonJS dependencies need `require`.
    banner: {
      js: "import {createRequire} from 'node:module';const require=createRequire(import.meta.url);",
    },
    write: false,
  });
  return outputFiles[0]!.text;
}

/**
 * Writes the program into each locale of the built site: one file for Node.js
 * with all data. Its default language is that of the locale. Under its former
 * name, which existing configurations use, it starts the MCP server.
 *
 * @param out folder of the built site
 */
export async function writePrograms(out: string): Promise<void> {
  const program = await bundleProgram();
  const packed = packAssistantParts(out);
  const {languages} = packed;
  for (const [locale, first] of Object.entries(languages)) {
    const known = {...packed, languages: {[locale]: first, ...languages}};
    const text = `const packed=${JSON.stringify(known)};\n${program}`;
    const folder = getLocaleFolder(out, locale as Locale);
    writeFileSync(path.join(folder, downloads.program), text);
    writeFileSync(
      path.join(folder, downloads.assistant),
      `process.argv.splice(2,0,'mcp');\n${text}`,
    );
  }
}
