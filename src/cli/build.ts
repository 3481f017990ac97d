import {spawn} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listFilesUnder} from '../api/files/filesUnder';
import {defaultLocale} from '../site';
import {main} from './main';
import {docusaurus} from './docusaurus';
import {writePolicies} from './writePolicies';
import {writePrograms} from './writePrograms';

const metadataFolder = '.docusaurus';

/** The source file of each route that Docusaurus prints, only in errors. */
function printSources(output: string): void {
  const words = new Set(output.split(/[\s,:]+/));
  for (const name of listFilesUnder(metadataFolder, '.json')) {
    // Not parsed: an interrupted build leaves files that are half written.
    const text = readFileSync(path.join(metadataFolder, name), 'utf8');
    const [, route = ''] = /^ {2}"permalink": "(.+)"/m.exec(text) ?? [];
    const [, source] = /^ {2}"source": "@site\/(.+)"/m.exec(text) ?? [];
    if (source && words.has(route)) {
      console.error(`${route} is made from ${source}`);
    }
  }
}

/** Exists during a build: an interrupted one leaves a bad cache. */
const unfinished = '.cache/build-unfinished';
const bundlerCache = 'node_modules/.cache/rspack';

const {values} = parseArgs({
  options: {
    'out-dir': {type: 'string', default: 'build'},
    locale: {type: 'string', short: 'l', multiple: true},
  },
  strict: false,
});

// Docusaurus would build the language for "/", and the other files are for all
// languages.
const other = [values.locale ?? []]
  .flat()
  .find((locale) => locale !== defaultLocale);
if (other !== undefined) {
  console.error(
    `A build in ${other} alone would have wrong addresses. Leave --locale out, or see the language with "npm start -- --locale ${other}".`,
  );
  process.exit(2);
}

if (existsSync(unfinished)) {
  rmSync(bundlerCache, {recursive: true, force: true});
}
mkdirSync(path.dirname(unfinished), {recursive: true});
writeFileSync(unfinished, '');

/**
 * `npm run build`, after `npm run api`: builds both locales. Docusaurus reports
 * a broken page by its route; this adds the source file. The program for
 * download contains all locales, so it is written last.
 */
const build = spawn(
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
    ...process.argv.slice(2),
  ],
  {
    stdio: ['inherit', 'pipe', 'pipe'],
    // React's HTML has little white space, and our inline scripts are
    // minified. Minification would save 4 % of the compressed size, but the
    // policies and Markdown versions are made from the unminified HTML.
    env: {...process.env, SKIP_HTML_MINIFICATION: 'true'},
  },
);
let output = '';
for (const [from, to] of [
  [build.stdout, process.stdout],
  [build.stderr, process.stderr],
] as const) {
  from.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    to.write(chunk);
  });
}
build.on('close', (code) => {
  if (existsSync(metadataFolder)) printSources(output);
  process.exitCode = code ?? 1;
  if (code !== 0) return;
  rmSync(unfinished);
  main(async () => {
    const out = String(values['out-dir']);
    writePolicies(out);
    await writePrograms(out);
  });
});
