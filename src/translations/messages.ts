import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../api/files/filesUnder';
import {readJson} from '../api/files/readJson';
import type {Locale} from '../site';
import {getCatalogFolder, getTranslationsFolder} from './paths';

/**
 * Messages in the format of Docusaurus's translation files: by English text, or
 * by id where Docusaurus gives one.
 *
 * @see https://docusaurus.io/docs/i18n/tutorial#translate-plugin-data
 */
export type Messages = Record<string, {message: string; description?: string}>;

/** Messages by the file that they stand in. */
export type MessageFiles = ReadonlyMap<string, Messages>;

function isMessages(value: unknown): value is Messages {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (entry: unknown) =>
        typeof entry === 'object' &&
        entry !== null &&
        'message' in entry &&
        typeof entry.message === 'string',
    )
  );
}

/**
 * Reads a translation file.
 *
 * @throws with the file's name when it is not JSON or not of this format
 */
export function readMessages(file: string): Messages {
  const value = readJson(file);
  if (!isMessages(value)) {
    throw new Error(
      `${file}: every key must hold an object with a "message" string.`,
    );
  }
  return value;
}

function readFolder(folder: string): MessageFiles {
  const files = existsSync(folder) ? listFilesUnder(folder, '.json') : [];
  return new Map(
    files.map((file) => [file, readMessages(path.join(folder, file))]),
  );
}

/**
 * The messages of every translation file of a language.
 *
 * @throws with file and line when one is broken
 */
export const readTranslations = (locale: Locale, siteDir = '.'): MessageFiles =>
  readFolder(path.join(siteDir, getTranslationsFolder(locale)));

const join = (files: MessageFiles): Messages =>
  Object.assign({}, ...files.values()) as Messages;

/** The translations of every text of a language, by English text where that is the key. */
export const readAllMessages = (siteDir: string, locale: Locale): Messages =>
  join(readTranslations(locale, siteDir));

/** The translations of the API description and of the guides, by English text. */
export const readCatalog = (siteDir: string, locale: Locale): Messages =>
  join(readFolder(path.join(siteDir, getCatalogFolder(locale))));

/**
 * Files with every message that the site uses: what is translated is kept, even
 * if its text has moved to another file, and what is new is added in English. A
 * translation that is no longer used stays at the end, so that none is lost.
 */
export function mergeMessages(
  extracted: MessageFiles,
  translated: MessageFiles,
): MessageFiles {
  const used = join(extracted);
  const known = join(translated);
  const names = new Set([...extracted.keys(), ...translated.keys()]);
  return new Map(
    [...names].map((name) => {
      const texts = Object.entries(extracted.get(name) ?? {}).map(
        ([key, {message, description}]) => [
          key,
          {
            message: Object.hasOwn(known, key) ? known[key]?.message : message,
            description,
          },
        ],
      );
      const left = Object.entries(translated.get(name) ?? {}).filter(
        ([key]) => !Object.hasOwn(used, key),
      );
      return [name, Object.fromEntries([...texts, ...left]) as Messages];
    }),
  );
}

/** Writes messages into a folder, one JSON file each. */
export function writeMessages(folder: string, files: MessageFiles): void {
  for (const [name, messages] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
  }
}
