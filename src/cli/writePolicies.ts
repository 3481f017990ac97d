import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../api/files/filesUnder';
import {writeFile} from '../generate/folder';
import {inlineHashes} from './policy/inlineScripts';
import {formatHeaderPolicy, getPolicy} from './policy/policy';
import {redirectPage} from './policy/redirects';
import {shortenScripts} from './policy/shortScripts';
import {withPolicy} from './policy/withPolicy';
import {defaultLocale, locales, site, translatedLocales} from '../site';

/** Policy of all pages, for hosts that send headers. */
export const headersFile = '_headers';

/** The same for the server of `container/`, which adds it to its own. */
const caddyFile = '.generated/headers/policy.caddy';

const uniteRows = (pages: readonly {hashes: string[]}[]): string[] =>
  [...new Set(pages.flatMap(({hashes}) => hashes))].sort();

/** Language that a page of the build is in, such as `zh-Hant-TW`. */
function getLanguage(file: string): string {
  const [folder] = file.split(path.sep);
  const locale = translatedLocales.find((name) => name === folder);
  return locales[locale ?? defaultLocale].htmlLang;
}

/**
 * Shortens the programs in every page of the built site, gives it its Content
 * Security Policy, and writes the policy of them all as headers, in the format
 * that static hosts read.
 *
 * @param out folder of the built site
 * @throws when a page has what a policy cannot allow, with the file
 */
export function writePolicies(siteDir: string, out: string): void {
  const pages = listFilesUnder(out, '.html').map((file) => {
    const built = readFileSync(path.join(out, file), 'utf8');
    const words = {language: getLanguage(file), title: site.name};
    const html = shortenScripts(redirectPage(built, words));
    return {file, html, hashes: inlineHashes(html)};
  });
  // One not-found page may put that of another language in its place, and keeps
  // its policy then.
  const isNotFound = (file: string): boolean =>
    path.basename(file) === '404.html';
  const ofNotFound = uniteRows(pages.filter(({file}) => isNotFound(file)));
  for (const {file, html, hashes} of pages) {
    const allowed = isNotFound(file) ? ofNotFound : hashes;
    writeFileSync(path.join(out, file), withPolicy(html, file, allowed));
  }
  const all = uniteRows(pages);
  writeFile(
    path.join(out, headersFile),
    `/*\n  Content-Security-Policy: ${formatHeaderPolicy(all)}\n`,
  );
  writeFile(
    path.join(siteDir, caddyFile),
    `header +Content-Security-Policy "${getPolicy(all)}"\n`,
  );
}
