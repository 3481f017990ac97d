import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parseFile, readDescriptionFiles} from '../api/description/files';
import {listFilesUnder} from '../api/files/filesUnder';
import type {Searched} from '../changes/dependents';
import {planIntake} from '../changes/intake';
import {main} from './main';

const read = (file: string): string => readFileSync(file, 'utf8');

const usage =
  "Usage: npm run intake -- <file> [--version v1.1]\n<file> is the OpenAPI description that the platform's build has published, as YAML or JSON.";

function readOtherFiles(): Searched[] {
  const folders = ['docs', 'blog', 'i18n', 'src/sandbox/platform'];
  return folders.filter(existsSync).flatMap((folder) =>
    listFilesUnder(folder, '.mdx', '.json', '.ts')
      .map((file) => `${folder}/${file}`)
      // The generated documents.
      .filter((file) => !file.includes('/api/'))
      .map((file) => ({file, text: read(file)})),
  );
}

/**
 * `npm run intake -- <file>`: imports a platform file. Copies it unmodified
 * under its version, and reports changes, items without words, and words about
 * missing items.
 */
main(() => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {version: {type: 'string'}},
  });
  const [given] = positionals;
  if (given === undefined) throw new Error(usage);
  const text = read(given);
  const siteDir = process.cwd();
  const {file, report} = planIntake(
    siteDir,
    readDescriptionFiles(siteDir),
    parseFile(path.basename(given), text),
    values.version,
    readOtherFiles(),
  );
  console.log(report);
  if (file === undefined) return;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  console.log(`${file} is written. Next: "npm run api".`);
});
