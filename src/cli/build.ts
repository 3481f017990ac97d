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
import {programs} from './command';
import {writePolicies} from './writePolicies';
import {writePrograms} from './writePrograms';

const metadataFolder = '.docusaurus';

interface Metadata {
  permalink?: string;
  source?: string;
}

function getMetadata(): Metadata[] {
  if (!existsSync(metadataFolder)) return [];
  return listFilesUnder(metadataFolder, '.json').flatMap((name) => {
    const text = readFileSync(path.join(metadataFolder, name), 'utf8');
    try {
      return [JSON.parse(text) as Metadata];
    } catch {
      // An interrupted build leaves files that are half written.
      return [];
    }
  });
}

/**
 * Source files of the pages in build errors.
 *
 * @param output of `docusaurus build`
 * @returns files by broken or duplicate route
 */
function readSourcesOfRoutes(output: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  // Docusaurus prints routes only in errors.
  const words = new Set(
    output.split(/\s+/).map((word) => word.replace(/[:,]$/, '')),
  );
  for (const {permalink, source} of getMetadata()) {
    if (!permalink || !source || !words.has(permalink)) continue;
    const files = found.get(permalink) ?? [];
    found.set(permalink, [...files, source.replace('@site/', '')]);
  }
  return found;
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
const others = [values.locale ?? []]
  .flat()
  .filter((locale) => locale !== defaultLocale);
if (others.length > 0) {
  console.error(
    `A build in ${others.join(', ')} alone would have wrong addresses. Leave --locale out, or see the language with "npm start -- --locale ${others[0]}".`,
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
    programs.docusaurus,
    'build',
    ...process.argv.slice(2),
  ],
  {
    stdio: ['inherit', 'pipe', 'pipe'],
    // React's HTML has little white space, and inline scripts are already
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
  for (const [route, files] of readSourcesOfRoutes(output)) {
    console.error(`${route} is made from ${files.join(' and ')}`);
  }
  process.exitCode = code ?? 1;
  if (code !== 0) return;
  rmSync(unfinished);
  main(async () => {
    const out = String(values['out-dir']);
    writePolicies(process.cwd(), out);
    await writePrograms(process.cwd(), out);
  });
});
