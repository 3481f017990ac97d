import path from 'node:path';
import {stringify} from 'yaml';
import type {OpenApiDocument} from '../reference/openapi';
import type {Locale} from '../site';
import {writeFile} from './folder';
import {bundleFile} from './paths';

/**
 * Writes the description of a locale: for programs as `openapi.json`, without
 * white space, and for readers as `openapi.yaml`.
 */
export function writeDescription(
  siteDir: string,
  locale: Locale,
  document: OpenApiDocument,
): void {
  const file = path.join(siteDir, bundleFile(locale));
  writeFile(file, JSON.stringify(document));
  writeFile(
    file.replace(/json$/, 'yaml'),
    stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}),
  );
}
