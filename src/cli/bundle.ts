import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {stringify} from 'yaml';
import {readBundle} from '../reference/loadReference';
import type {OpenApiDocument} from '../reference/openapi';
import {bundleFile, staticFolder} from '../reference/paths';
import {defaultLocale, locales, type Locale} from '../site';
import {allMessages, readCatalogues} from '../translations/api/catalogues';
import {localizeDescription} from '../translations/api/localize';
import {command} from './command';

function write(document: OpenApiDocument, locale: Locale): void {
  mkdirSync(staticFolder(locale), {recursive: true});
  writeFileSync(bundleFile(locale), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(
    bundleFile(locale).replace(/json$/, 'yaml'),
    stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}),
  );
}

/**
 * Lints the description, bundles it, and writes it in every locale as
 * `openapi.json` and `openapi.yaml`.
 */
export function bundle(siteDir: string): void {
  command('redocly', ['lint', 'holt']);
  rmSync('.generated/static', {recursive: true, force: true});
  const output = bundleFile(defaultLocale);
  mkdirSync(staticFolder(defaultLocale), {recursive: true});
  command('redocly', ['bundle', 'holt', '--output', output], {quiet: true});
  const document = readBundle(siteDir);
  for (const locale of Object.keys(locales) as Locale[]) {
    const messages = allMessages(readCatalogues(siteDir, locale));
    write(localizeDescription(document, messages, locale), locale);
  }
}
