import {
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parseFile, readDescriptionFiles} from '../api/description/files';
import {planIntake} from '../changes/intake';
import {main} from './main';

const reportFile = '.generated/intake-report.md';

const usage =
  "Usage: npm run intake -- <file> [--version v1.1]\n<file> is the OpenAPI description that the platform's build has published, as YAML or JSON.";

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
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new Error(usage);
  if (!existsSync(given)) throw new Error(`${given} does not exist.\n${usage}`);
  if (!statSync(given).isFile()) {
    throw new Error(`${given} is a folder, not a file.\n${usage}`);
  }
  const text = readFileSync(given, 'utf8');
  const siteDir = process.cwd();
  const {file, report} = planIntake(
    siteDir,
    readDescriptionFiles(siteDir),
    parseFile(path.basename(given), text),
    values.version,
  );
  console.log(report);
  if (file === undefined) return;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  mkdirSync(path.dirname(reportFile), {recursive: true});
  writeFileSync(reportFile, report);
  console.log(
    `${file} is written. This report is in ${reportFile}. Next: "npm run api".`,
  );
});
