import mapValues from 'es-toolkit/compat/mapValues';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build as bundle} from 'esbuild';
import {describeOperations} from '../assistants/describe';
import {pack} from '../assistants/library';
import type {LanguageParts, Packed} from '../assistants/model';
import {listFilesUnder} from '../api/files/filesUnder';
import {readJson} from '../api/files/readJson';
import type {ChangesBook} from '../changes/book';
import {downloads} from '../generate/downloads/names';
import {loadReference} from '../generate/loadReference';
import {getChangesFile, getStaticFolder} from '../generate/paths';
import {searchFile} from '../plugins/search/siteSearch';
import {
  defaultLocale,
  getLocaleAddress,
  locales,
  site,
  type Locale,
} from '../site';

const names = Object.keys(locales) as Locale[];

/** Folder of a locale in the built site. */
const getLocaleFolder = (build: string, locale: Locale): string =>
  path.join(build, locale === defaultLocale ? '' : locale);

/** Markdown pages in a folder by path, without those of other locales. */
function findPagesIn(folder: string, locale: Locale): Record<string, string> {
  const others = names.filter((name) => name !== locale);
  return Object.fromEntries(
    listFilesUnder(folder, '.md')
      .filter((file) => !others.some((name) => file.startsWith(`${name}/`)))
      .map((file) => [
        `/${file.replace(/\.md$/, '').replace(/^index$/, '')}`,
        readFileSync(path.join(folder, file), 'utf8'),
      ]),
  );
}

/** The changes, if the API has a second version. */
function readChanges(locale: Locale): ChangesBook | undefined {
  const file = getChangesFile(locale);
  if (!existsSync(file)) return undefined;
  const book = readJson(file) as ChangesBook;
  return book.versions.length > 1 ? book : undefined;
}

function getParts(build: string, locale: Locale): LanguageParts {
  const folder = getLocaleFolder(build, locale);
  const changes = readChanges(locale);
  return {
    ...(changes && {changes}),
    search: readFileSync(path.join(folder, searchFile), 'utf8'),
    pages: findPagesIn(folder, locale),
    operations: describeOperations(loadReference('.', locale)),
    site: getLocaleAddress(locale).replace(/\/$/, ''),
  };
}

/** Collects the data of the program from the built site. */
function packParts(build: string): Packed {
  const {version} = readJson('package.json') as {version: string};
  const parts = Object.fromEntries(
    names
      .filter((locale) => existsSync(getLocaleFolder(build, locale)))
      .map((locale) => [locale, getParts(build, locale)]),
  );
  const languages = mapValues(parts, (one) => pack(one));
  const sandbox = `${getStaticFolder(defaultLocale)}/sandbox.json`;
  // The version depends only on the content.
  const hash = createHash('sha256').update(JSON.stringify(languages));
  return {
    version: `${version}+${hash.digest('hex').slice(0, 8)}`,
    languages,
    sandbox: pack(readJson(sandbox)),
    hasChanges: Object.values(parts).some(({changes}) => changes !== undefined),
  };
}

/** The program without its data, which is in the variable `packed`. */
async function bundleProgram(): Promise<string> {
  const {outputFiles} = await bundle({
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
  const packed = packParts(out);
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
