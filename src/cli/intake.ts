import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {nextFile, readNotes, versionsFolder} from '../changes/versionFiles';
import {listFilesUnder} from '../api/files/filesUnder';
import type {Searched} from '../intake/dependents';
import {planIntake} from '../intake/planIntake';
import {formatIntakeReport, isEmptyIntake} from '../intake/report';
import {translatedLocales} from '../site';
import {readCatalog} from '../translations/messages';
import {main} from './main';

/** Where the report is kept as Markdown, for the pull request. */
const reportFile = '.generated/intake-report.md';

const read = (file: string): string => readFileSync(file, 'utf8');

const usage =
  "Usage: npm run intake -- <file> [--apply-removals]\n<file> is the OpenAPI description that the platform's build has published, as YAML or JSON.";

function readDescriptionFiles(): Map<string, string> {
  return new Map(
    listFilesUnder('openapi', '.yaml')
      .filter((file) => !file.startsWith('versions/'))
      .map((file) => [`openapi/${file}`, read(`openapi/${file}`)]),
  );
}

/** Documents, translations and code where names of the API stand. */
function readOtherFiles(): Searched[] {
  const folders: [folder: string, ending: string][] = [
    ['docs', '.mdx'],
    ['blog', '.mdx'],
    ['i18n', '.json'],
    ['i18n', '.mdx'],
    ['src/sandbox/platform', '.ts'],
  ];
  return folders.flatMap(([folder, ending]) =>
    existsSync(folder)
      ? listFilesUnder(folder, ending)
          .filter((file) => !/(?:^|\/)api\//.test(file))
          .map((file) => ({
            file: `${folder}/${file}`,
            text: read(`${folder}/${file}`),
          }))
      : [],
  );
}

function readTranslations(): Map<string, ReadonlyMap<string, string>> {
  return new Map(
    translatedLocales.map((locale) => {
      const messages = readCatalog('.', locale);
      return [
        locale,
        new Map(
          Object.entries(messages).map(([text, {message}]) => [text, message]),
        ),
      ];
    }),
  );
}

function checkClean(): void {
  const changed = execFileSync(
    'git',
    ['status', '--porcelain', '--', 'openapi', 'i18n', `:!${versionsFolder}`],
    {encoding: 'utf8'},
  ).trimEnd();
  if (changed === '') return;
  throw new Error(
    `Git sees changes that are not committed:\n${changed}\nCommit or stash them first, so that "git diff" shows what the intake did, and "git restore openapi" takes it back. Nothing was changed.`,
  );
}

/**
 * `npm run intake -- <file>`: takes in the description that the platform's build
 * has published: new operations, schemas, fields and values become drafts,
 * changed types are changed, all prose stays. `--apply-removals` takes out what
 * is gone and keeps its prose aside. Ends with a report, in the terminal and as
 * Markdown.
 */
main(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'apply-removals': {type: 'boolean', default: false}},
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(usage);
  if (!existsSync(file)) throw new Error(`${file} does not exist.\n${usage}`);
  if (!statSync(file).isFile()) {
    throw new Error(`${file} is a folder, not a file.\n${usage}`);
  }
  const before = readDescriptionFiles();
  const intake = planIntake({
    files: before,
    platform: {file: path.basename(file), text: read(file)},
    applyRemovals: values['apply-removals'],
    renames: readNotes('.', nextFile).notes.renames ?? [],
    others: readOtherFiles(),
    translations: readTranslations(),
  });
  const written = [...intake.files].filter(
    ([name, text]) => before.get(name) !== text,
  );
  const gone = [...before.keys()].filter((name) => !intake.files.has(name));
  // What changes nothing may run beside what is not committed.
  if (written.length > 0 || gone.length > 0) checkClean();
  for (const [name, text] of written) {
    const options = {...(await resolveConfig(name)), filepath: name};
    const tidy = await format(text, options);
    mkdirSync(path.dirname(name), {recursive: true});
    writeFileSync(name, tidy);
  }
  for (const name of gone) rmSync(name);
  const report = formatIntakeReport(path.basename(file), intake);
  console.log(report);
  if (isEmptyIntake(intake)) return;
  mkdirSync(path.dirname(reportFile), {recursive: true});
  writeFileSync(reportFile, report);
  console.log(
    `This report is in ${reportFile}. ${written.length} files written, ${gone.length} taken out; "git diff" shows them. Next: "npm run api".`,
  );
});
