import {execFileSync} from 'node:child_process';
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {findDraftsIn} from '../changes/checkChanges';
import {
  compareVersions,
  nextFile,
  readVersion,
  versionsFolder,
} from '../changes/versionFiles';
import {hasContent} from '../api/files/sourceFile';
import {unplacedFile} from '../intake/unplaced';
import {checkAllChanges} from './changeCheck';
import {getOwnCommand} from './command';
import {main} from './main';

const usage =
  'Usage: npm run freeze -- <version> [--date <day>]\n<version> is "v1.1" or "v1.1.2"; <day> is the day of the release, "2026-11-26", today without it.';

function checkClean(): void {
  const changed = execFileSync(
    'git',
    ['status', '--porcelain', '--', 'openapi', 'i18n'],
    {encoding: 'utf8'},
  ).trimEnd();
  if (changed === '') return;
  throw new Error(
    `Git sees changes that are not committed:\n${changed}\nCommit them first: a version is what the repository has. Nothing was changed.`,
  );
}

function getDay(given: string | undefined): string {
  const day = given ?? new Date().toISOString().slice(0, 10);
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day);
  if (!isDay) throw new Error(`"${day}" is no day.\n${usage}`);
  return day;
}

/**
 * `npm run freeze -- v1.1`: keeps the description of today as a version, in one
 * file, with its date. What was written beside it moves along.
 */
main(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {date: {type: 'string'}},
  });
  const [version, ...more] = positionals;
  if (version === undefined || more.length > 0) throw new Error(usage);
  if (!readVersion(version)) {
    throw new Error(`"${version}" is no version.\n${usage}`);
  }
  const date = getDay(values.date);
  const {problems, document, sources, frozen} = await checkAllChanges();
  const last = frozen.at(-1);
  if (frozen.some((one) => compareVersions(one.version, version) === 0)) {
    throw new Error(
      `${version} is frozen already, in ${versionsFolder}/${version}.json. A version that readers know does not change.`,
    );
  }
  if (last && compareVersions(version, last.version) < 0) {
    throw new Error(
      `${version} is older than ${last.version}, which is frozen. Choose a later version.`,
    );
  }
  if (last && date < last.date) {
    throw new Error(
      `${date} is before ${last.date}, the day of ${last.version}. Choose a later day.`,
    );
  }
  checkClean();
  await getOwnCommand('lint:api', 'lintApi.ts');
  if (hasContent(unplacedFile)) {
    throw new Error(
      `${unplacedFile} still has prose that has lost its place. Put it where it belongs or drop it, then delete the file.`,
    );
  }
  const drafts = findDraftsIn(document);
  const before = new Set(last ? findDraftsIn(last.document) : []);
  const olderDrafts = drafts.filter((name) => before.has(name));
  const faults = [
    ...problems.map(({file, line, message}) => `${file}:${line}: ${message}`),
    ...olderDrafts.map(
      (name) =>
        `"${name}" was not described in ${last?.version} and is not now. Describe it, then take "x-draft" away.`,
    ),
  ];
  if (faults.length > 0) {
    throw new Error(`${faults.join('\n')}\nNothing was frozen.`);
  }
  mkdirSync(versionsFolder, {recursive: true});
  const file = `${versionsFolder}/${version}.json`;
  const content = {
    version,
    date,
    sources: {
      operations: Object.fromEntries(sources.operations),
      schemas: Object.fromEntries(sources.schemas),
    },
    document,
  };
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`);
  if (hasContent(nextFile)) {
    renameSync(nextFile, `${versionsFolder}/${version}.yaml`);
  }
  console.log(
    `${file}: ${Object.keys(document.paths).length} operations and ${Object.keys(document.components.schemas).length} schemas as of ${date}${drafts.length > 0 ? `, ${drafts.length} of them not described yet` : ''}. Commit it; the pages of changes come with "npm run api".`,
  );
});
