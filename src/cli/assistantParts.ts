import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describeOperation} from '../assistants/describeOperation';
import type {AssistantParts, LanguageParts} from '../assistants/model';
import type {ChangesBook} from '../changes/book';
import type {ErrorBook} from '../errors/model';
import {listFilesUnder} from '../api/files/filesUnder';
import {readJson} from '../api/files/readJson';
import {loadReference} from '../generate/loadReference';
import {
  getChangesFile,
  getErrorBookFile,
  getStaticFolder,
} from '../generate/paths';
import type {SandboxData} from '../sandbox/model';
import {searchFolder} from '../search/indexing/files';
import {defaultLocale, getLocaleAddress, locales, type Locale} from '../site';
import {getBuiltLocales, getLocaleFolder} from './builtLocales';

const names = Object.keys(locales) as Locale[];

/** Pages of a folder as Markdown, by address, without those of other locales. */
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

function getParts(
  siteDir: string,
  folder: string,
  locale: Locale,
): LanguageParts {
  const search = path.join(folder, searchFolder);
  const {names, text} = readJson(path.join(search, 'manifest.json')) as Record<
    'names' | 'text',
    string
  >;
  const reference = loadReference(siteDir, locale);
  const changes = path.join(siteDir, getChangesFile(locale));
  return {
    ...(existsSync(changes) && {changes: readJson(changes) as ChangesBook}),
    names: readJson(path.join(search, names)),
    text: readJson(path.join(search, text)),
    pages: findPagesIn(folder, locale),
    operations: Object.fromEntries(
      [...reference.operations.values()].map((operation) => [
        operation.slug,
        describeOperation(operation, reference),
      ]),
    ),
    errors: readJson(path.join(siteDir, getErrorBookFile(locale))) as ErrorBook,
    site: getLocaleAddress(locale).replace(/\/$/, ''),
  };
}

/**
 * What assistants are told, from the built site, in the languages in which it
 * was built.
 *
 * @param build folder of the built site
 */
export function loadAssistantParts(
  siteDir: string,
  build: string,
): AssistantParts {
  const {version} = readJson(path.join(siteDir, 'package.json')) as {
    version: string;
  };
  return {
    version,
    languages: Object.fromEntries(
      getBuiltLocales(build).map((locale) => [
        locale,
        getParts(siteDir, getLocaleFolder(build, locale), locale),
      ]),
    ),
    sandbox: readJson(
      path.join(siteDir, getStaticFolder(defaultLocale), 'sandbox.json'),
    ) as SandboxData,
  };
}
