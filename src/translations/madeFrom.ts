import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import type {Locale} from '../site';
import type {Messages} from './messages';
import {getTranslationsFolder} from './paths';

/** The English that messages were translated from, by file and key. */
export type MadeFrom = Record<string, Record<string, string>>;

const getFile = (locale: Locale): string =>
  `${getTranslationsFolder(locale)}/made-from.yaml`;

const head = `# The English that the messages of this folder were translated from. Do not edit:
# \`npm run write-translations\` adds new messages, \`npm run mark-translated\` notes
# that a translation fits its English again.

`;

/**
 * Texts of the API are their own keys, as a message without an id is: one that
 * changes is a new one.
 */
export const isOwnKey = (file: string): boolean => file.startsWith('openapi/');

/** Reads `made-from.yaml` of a language; nothing is known without it. */
export function readMadeFrom(locale: Locale, siteDir = '.'): MadeFrom {
  const file = path.join(siteDir, getFile(locale));
  if (!existsSync(file)) return {};
  return (parse(readFileSync(file, 'utf8')) ?? {}) as MadeFrom;
}

export function writeMadeFrom(
  locale: Locale,
  madeFrom: MadeFrom,
  siteDir = '.',
): void {
  // Docusaurus finds the messages of its theme in no certain order.
  const text = head + stringify(madeFrom, {lineWidth: 0, sortMapEntries: true});
  writeFileSync(path.join(siteDir, getFile(locale)), text);
}

/**
 * What is known once new messages were added in English.
 *
 * @param extracted messages that the site uses, by file, in English
 * @param before messages by file, in the language, without the new ones
 */
export function withNewMessages(
  known: MadeFrom,
  extracted: Map<string, Messages>,
  before: Map<string, Messages>,
): MadeFrom {
  const entries = [...extracted]
    .filter(([file]) => !isOwnKey(file))
    .map(([file, messages]) => [
      file,
      Object.fromEntries(
        Object.entries(messages).flatMap(([key, {message}]) => {
          if (key === message) return [];
          const text = Object.hasOwn(before.get(file) ?? {}, key)
            ? known[file]?.[key]
            : message;
          return text === undefined || key === message ? [] : [[key, text]];
        }),
      ),
    ]);
  return Object.fromEntries(entries) as MadeFrom;
}

/**
 * What is known once the translations of a file fit the English as it is.
 *
 * @throws when the site takes no messages from the file
 */
export function withMarked(
  known: MadeFrom,
  file: string,
  extracted: Map<string, Messages>,
): MadeFrom {
  const messages = extracted.get(file);
  if (!messages || isOwnKey(file)) {
    throw new Error(`${file}: no message comes from this file.`);
  }
  const texts = Object.entries(messages)
    .map(([key, {message}]) => [key, message])
    .filter(([key, message]) => key !== message);
  return {...known, [file]: Object.fromEntries(texts) as MadeFrom[string]};
}

/**
 * Translations of a file that were made from another English text.
 *
 * @param folder of the language
 * @returns one sentence per message
 */
export function findStaleMessages(
  folder: string,
  file: string,
  extracted: Messages,
  translations: Messages,
  known: MadeFrom,
): string[] {
  if (isOwnKey(file)) return [];
  const mark = `run "npm run mark-translated -- ${folder}/${file}"`;
  return Object.entries(extracted).flatMap(([key, {message}]) => {
    if (!Object.hasOwn(translations, key)) return [];
    const from = known[file]?.[key];
    // A text without an id is its own key, too.
    if (from === message || key === message) return [];
    return [
      from === undefined
        ? `${folder}/${file}: "${key}" does not say which text it was translated from. When it fits "${message}", ${mark}.`
        : `${folder}/${file}: "${key}" is stale. The English was "${from}" and is "${message}". Translate it anew, then ${mark}.`,
    ];
  });
}
