import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../site';
import {catalogueFolder} from './paths';

/** Messages in Docusaurus's translation format, by English text. */
export type Catalogue = Record<string, {message: string; description?: string}>;

/** Reads one catalogue of a locale; a missing file is an empty catalogue. */
export function readCatalogue(
  siteDir: string,
  locale: Locale,
  name: string,
): Catalogue {
  const file = path.join(siteDir, catalogueFolder(locale), `${name}.json`);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue)
    : {};
}
