import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../api/files/filesUnder';
import {writeFile} from '../generate/folder';
import {
  formatHeaderPolicy,
  getPolicy,
  inlineHashes,
  withPolicy,
} from './policy/policy';
import {redirectPage} from './policy/redirects';
import {shortenScripts} from './policy/shortScripts';
import {defaultLocale, locales, translatedLocales} from '../site';

const headersFile = '_headers';

/** The same for Caddy in `container/`. */
const caddyFile = '.generated/headers/policy.caddy';

function getLanguage(file: string): string {
  const [folder] = file.split(path.sep);
  const locale = translatedLocales.find((name) => name === folder);
  return locales[locale ?? defaultLocale].htmlLang;
}

/**
 * Minifies the inline scripts of every built page, adds its Content Security
 * Policy, and writes a policy for all pages as headers. Later steps must not
 * change the pages: the policy has the hashes of their inline scripts.
 *
 * @param out folder of the built site
 * @throws with the file if a page contains something that the policy blocks
 */
export function writePolicies(out: string): void {
  const pages = listFilesUnder(out, '.html').map((file) => {
    const built = readFileSync(path.join(out, file), 'utf8');
    const html = shortenScripts(redirectPage(built, getLanguage(file)));
    return {file, html, hashes: inlineHashes(html)};
  });
  for (const {file, html, hashes} of pages) {
    writeFileSync(path.join(out, file), withPolicy(html, file, hashes));
  }
  const all = [...new Set(pages.flatMap(({hashes}) => hashes))].sort();
  writeFile(
    path.join(out, headersFile),
    `/*\n  Content-Security-Policy: ${formatHeaderPolicy(all)}\n`,
  );
  writeFile(caddyFile, `header +Content-Security-Policy "${getPolicy(all)}"\n`);
}
