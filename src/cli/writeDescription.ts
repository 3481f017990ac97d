import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {stringify} from 'yaml';
import type {OpenApiDocument} from '../reference/openapi';
import {bundledFile, bundleFile, staticFolder} from '../reference/paths';
import type {Locale} from '../site';
import {allMessages, readCatalogues} from '../translations/api/catalogues';
import {localizeDescription} from '../translations/api/localize';

/** Writes the bundle in a locale, as `openapi.json` and `openapi.yaml`. */
export function writeDescription(siteDir: string, locale: Locale): void {
  const document = localizeDescription(
    JSON.parse(readFileSync(bundledFile, 'utf8')) as OpenApiDocument,
    allMessages(readCatalogues(siteDir, locale)),
    locale,
  );
  mkdirSync(staticFolder(locale), {recursive: true});
  writeFileSync(bundleFile(locale), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(
    bundleFile(locale).replace(/json$/, 'yaml'),
    stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}),
  );
}
