import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listFilesUnder} from '../api/files/filesUnder';
import {writeFile} from '../generate/folder';
import {defaultLocale} from '../site';
import {main} from './main';
import {docusaurus} from './docusaurus';
import {writePolicies} from './writePolicies';
import {writePrograms} from './writePrograms';

const metadataFolder = '.docusaurus';

/** Prints the source file of each route in errors and warnings. */
function printSources(output: string): void {
  const words = new Set(output.split(/[\s,:]+/));
  for (const name of listFilesUnder(metadataFolder, '.json')) {
    // Not parsed: an interrupted build leaves files that are half written.
    const json = readFileSync(path.join(metadataFolder, name), 'utf8');
    const [, route = ''] = /^ {2}"permalink": "(.+)"/m.exec(json) ?? [];
    const [, source] = /^ {2}"source": "@site\/(.+)"/m.exec(json) ?? [];
    if (source && words.has(route)) {
      console.error(`${route} is made from ${source}`);
    }
  }
}

/** Exists during a build: an interrupted one leaves a bad cache. */
const unfinished = '.cache/build-unfinished';
const bundlerCache = 'node_modules/.cache/rspack';

/** Runs Docusaurus. Returns whether it succeeded, and its errors and warnings. */
async function runDocusaurus(args: string[]): Promise<[boolean, string]> {
  const child = spawn(
    process.execPath,
    [
      // Young generation size in MB: compiling MDX allocates many short-lived
      // objects, and with Node.js's default of 16, garbage collection takes a
      // tenth of the build.
      '--max-semi-space-size=32',
      // Growth of the heap before a full garbage collection, in percent. By
      // default, it grows to several times the live size on a machine with much
      // memory, which the bundler needs.
      '--heap-growing-percent=20',
      docusaurus,
      'build',
      ...args,
    ],
    {
      stdio: ['inherit', 'inherit', 'pipe'],
      // React's HTML has little white space, and inline scripts are minified
      // later. Minification would save 4 % of the compressed size, but the
      // policies and Markdown versions are made from the unminified HTML.
      env: {...process.env, SKIP_HTML_MINIFICATION: 'true'},
    },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stderr.write(chunk);
  });
  const [code] = (await once(child, 'close')) as [code: number | null];
  return [code === 0, output];
}

/**
 * `npm run build`, after `npm run api`: builds both locales. Docusaurus reports
 * a broken page by its route; this adds the source file. The program for
 * download contains all locales, so it is written last.
 */
main(async () => {
  const {
    values: {locale},
  } = parseArgs({options: {locale: {type: 'string', short: 'l'}}});
  // Docusaurus would build the language for "/", and the other files are for all
  // languages.
  if (locale !== undefined && locale !== defaultLocale) {
    throw new Error(
      `A build in ${locale} alone would have wrong addresses. Leave --locale out, or see the language with "npm start -- --locale ${locale}".`,
    );
  }
  if (existsSync(unfinished)) {
    rmSync(bundlerCache, {recursive: true, force: true});
  }
  writeFile(unfinished, '');
  const [isBuilt, output] = await runDocusaurus(process.argv.slice(2));
  if (existsSync(metadataFolder)) printSources(output);
  if (!isBuilt) {
    process.exitCode = 1;
    return;
  }
  rmSync(unfinished);
  writePolicies('build');
  await writePrograms('build');
});
