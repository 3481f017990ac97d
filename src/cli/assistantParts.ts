import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createHash} from 'node:crypto';
import {describeOperations} from '../assistants/describe';
import type {AssistantParts, LanguageParts} from '../assistants/model';
import type {ChangesBook} from '../changes/book';
import {listFilesUnder} from '../api/files/filesUnder';
import {readJson} from '../api/files/readJson';
import {loadReference} from '../generate/loadReference';
import {getChangesFile, getStaticFolder} from '../generate/paths';
import type {SandboxData} from '../sandbox/model';
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

function getParts(
  siteDir: string,
  folder: string,
  locale: Locale,
): LanguageParts {
  const reference = loadReference(siteDir, locale);
  const changes = path.join(siteDir, getChangesFile(locale));
  return {
    ...(existsSync(changes) && {changes: readJson(changes) as ChangesBook}),
    search: readFileSync(path.join(folder, searchFile), 'utf8'),
    pages: findPagesIn(folder, locale),
    operations: describeOperations(reference),
    site: getLocaleAddress(locale).replace(/\/$/, ''),
  };
}

/**
 * Collects the data of the MCP server from the built site, for all built
 * languages.
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
  const languages = Object.fromEntries(
    names
      .map((locale) => [locale, getLocaleFolder(build, locale)] as const)
      .filter(([, folder]) => existsSync(path.join(folder, searchFile)))
      .map(([locale, folder]) => [locale, getParts(siteDir, folder, locale)]),
  );
  // The version depends only on the content.
  const hash = createHash('sha256').update(JSON.stringify(languages));
  return {
    version: `${version}+${hash.digest('hex').slice(0, 8)}`,
    languages,
    sandbox: readJson(
      path.join(siteDir, getStaticFolder(defaultLocale), 'sandbox.json'),
    ) as SandboxData,
  };
}
