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
import {getProgram} from './command';
import {writePolicies} from './writePolicies';
import {writePrograms} from './writePrograms';

/** Where Docusaurus keeps the metadata of the last build. */
const metadataFolder = '.docusaurus';

function getMetadata(): {permalink?: string; source?: string}[] {
  if (!existsSync(metadataFolder)) return [];
  return listFilesUnder(metadataFolder, '.json').map(
    (file) =>
      JSON.parse(readFileSync(path.join(metadataFolder, file), 'utf8')) as {
        permalink?: string;
        source?: string;
      },
  );
}

/**
 * Files of the pages that a build complains about.
 *
 * @param output of `docusaurus build`
 * @returns route and files, for each broken or duplicate route that is named
 */
function readSourcesOfRoutes(output: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  // Docusaurus names a route only where it complains of one.
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

/**
 * Is there while a build runs. What the bundler keeps of a build that has failed
 * or was interrupted can make the next one wait without end.
 */
const unfinished = '.cache/build-unfinished';
const bundlerCache = 'node_modules/.cache/rspack';

const {values} = parseArgs({
  options: {
    'out-dir': {type: 'string', default: 'build'},
    locale: {type: 'string', short: 'l', multiple: true},
  },
  strict: false,
});

// Docusaurus would serve it from "/", and the other files are made for all.
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
 * `npm run build`, after `npm run api`: builds both locales. Docusaurus names a
 * broken page by its route; this adds the file that the page is made from. The
 * program to download is made of all locales, so it comes last.
 */
const build = spawn(
  process.execPath,
  [
    // Megabytes for young objects: compiling MDX makes many, and with the 16
    // that Node.js has, collecting them is a tenth of the build.
    '--max-semi-space-size=32',
    // How much the heap grows before old objects are collected, in per cent. On
    // a machine with much memory it would grow to several times what is in use,
    // while the bundler needs the room.
    '--heap-growing-percent=20',
    getProgram('docusaurus'),
    'build',
    ...process.argv.slice(2),
  ],
  {
    stdio: ['inherit', 'pipe', 'pipe'],
    // React writes pages without needless white space, and the scripts in them
    // are short already. Minified pages are 4 % smaller once compressed, and
    // what is made of them (policies, Markdown) would have to read other HTML.
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
