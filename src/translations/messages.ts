import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import mapValues from 'es-toolkit/compat/mapValues';
import pickBy from 'es-toolkit/compat/pickBy';
import union from 'es-toolkit/compat/union';
import {listFilesUnder} from '../api/files/filesUnder';
import {readJson} from '../api/files/readJson';
import {isObject} from '../calls/json';
import type {Locale} from '../site';
import {getCatalogFolder} from './paths';

/**
 * Messages in Docusaurus's format, by English text or by Docusaurus's ID.
 *
 * @see https://docusaurus.io/docs/i18n/tutorial#translate-plugin-data
 */
export type Messages = Record<string, {message: string; description?: string}>;

export type MessageFiles = ReadonlyMap<string, Messages>;

const isMessages = (value: unknown): value is Messages =>
  isObject(value) &&
  Object.values(value).every(
    (entry) => isObject(entry) && typeof entry.message === 'string',
  );

/**
 * Reads a translation file.
 *
 * @throws with the file name if it is not JSON or has a different format
 */
export function readMessages(file: string): Messages {
  const value = readJson(file);
  if (isMessages(value)) return value;
  throw new Error(
    `${file}: every key must hold an object with a "message" string.`,
  );
}

/**
 * All messages in a folder by file.
 *
 * @throws with file and line if one is invalid
 */
export function readFolder(folder: string): MessageFiles {
  const files = existsSync(folder) ? listFilesUnder(folder, '.json') : [];
  return new Map(
    files.map((file) => [file, readMessages(path.join(folder, file))]),
  );
}

const join = (files: MessageFiles): Messages =>
  Object.assign({}, ...files.values()) as Messages;

/** Translations of the API description and the guides, by English text. */
export const readCatalog = (siteDir: string, locale: Locale): Messages =>
  join(readFolder(path.join(siteDir, getCatalogFolder(locale))));

/**
 * Merges messages into translation files: keeps translations and their order,
 * even if a string has moved to another file, and adds new strings in English
 * at the end.
 */
export function mergeMessages(
  extracted: MessageFiles,
  translated: MessageFiles,
): MessageFiles {
  const used = join(extracted);
  const known = join(translated);
  const names = union([...extracted.keys()], [...translated.keys()]);
  return new Map(
    names.map((name) => {
      const texts = mapValues(extracted.get(name) ?? {}, (entry, key) => ({
        ...entry,
        ...(Object.hasOwn(known, key) && {message: known[key]!.message}),
      }));
      const kept = pickBy(
        translated.get(name) ?? {},
        (_, key) => Object.hasOwn(texts, key) || !Object.hasOwn(used, key),
      );
      return [name, {...kept, ...texts}];
    }),
  );
}

export function writeMessages(folder: string, files: MessageFiles): void {
  for (const [name, messages] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
  }
}
