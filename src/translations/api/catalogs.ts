import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {getCatalogFolder} from '../paths';
import type {Locale} from '../../site';
import {mergeMessages} from '../mergeMessages';
import {readMessages, type Messages} from '../messages';
import {listFilesUnder} from '../../api/files/filesUnder';

/** The catalogs of the description in a locale, by name. */
export function readCatalogs(
  siteDir: string,
  locale: Locale,
): Map<string, Messages> {
  const folder = path.join(siteDir, getCatalogFolder(locale));
  const files = existsSync(folder) ? listFilesUnder(folder, '.json') : [];
  return new Map(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      readMessages(path.join(folder, file)),
    ]),
  );
}

/** The messages of all catalogs, by English text. */
export const getAllMessages = (catalogs: Map<string, Messages>): Messages =>
  Object.fromEntries(
    [...catalogs.values()].flatMap((messages) => Object.entries(messages)),
  );

/**
 * Catalogs with every text that is used now. A text that has moved to
 * another catalog takes its translation with it.
 */
export function mergeCatalogs(
  extracted: Map<string, Messages>,
  translated: Map<string, Messages>,
): Map<string, Messages> {
  const known = getAllMessages(translated);
  const used = getAllMessages(extracted);
  const pick = (messages: Messages, keep: (key: string) => boolean): Messages =>
    Object.fromEntries(Object.entries(messages).filter(([key]) => keep(key)));
  const names = new Set([...extracted.keys(), ...translated.keys()]);
  return new Map(
    [...names].map((name) => {
      const texts = extracted.get(name) ?? {};
      const left = translated.get(name) ?? {};
      const merged = mergeMessages(texts, {
        ...pick(known, (key) => Object.hasOwn(texts, key)),
        ...pick(left, (key) => !Object.hasOwn(used, key)),
      });
      return [name, merged];
    }),
  );
}

/** Writes catalogs, one JSON file each. */
export function writeCatalogs(
  siteDir: string,
  locale: Locale,
  catalogs: Map<string, Messages>,
): void {
  const folder = path.join(siteDir, getCatalogFolder(locale));
  mkdirSync(folder, {recursive: true});
  for (const [name, messages] of catalogs) {
    const text = `${JSON.stringify(messages, null, 2)}\n`;
    writeFileSync(path.join(folder, `${name}.json`), text);
  }
}
