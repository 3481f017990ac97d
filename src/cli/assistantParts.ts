import mapValues from 'es-toolkit/compat/mapValues';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createHash} from 'node:crypto';
import {describeOperations} from '../assistants/describe';
import {pack} from '../assistants/library';
import type {LanguageParts, Packed} from '../assistants/model';
import {listFilesUnder} from '../api/files/filesUnder';
import {readJson} from '../api/files/readJson';
import {loadReference} from '../generate/loadReference';
import type {ChangesBook} from '../changes/book';
import {getChangesFile, getStaticFolder} from '../generate/paths';
import {searchFile} from '../plugins/search/siteSearch';
import {defaultLocale, getLocaleAddress, locales, type Locale} from '../site';

const names = Object.keys(locales) as Locale[];

/** Folder of a locale in the built site. */
export const getLocaleFolder = (build: string, locale: Locale): string =>
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

/**
 * Collects the data of the program from the built site.
 *
 * @param build folder of the built site
 */
export function packAssistantParts(build: string): Packed {
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
