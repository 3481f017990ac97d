import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../site';
import {readMessages, type Messages} from '../translations/messages';
import {catalogueFolder} from './paths';

/** Reads one catalogue of a locale; a missing file is an empty catalogue. */
export function readCatalogue(
  siteDir: string,
  locale: Locale,
  name: string,
): Messages {
  const file = path.join(siteDir, catalogueFolder(locale), `${name}.json`);
  return existsSync(file) ? readMessages(file) : {};
}
