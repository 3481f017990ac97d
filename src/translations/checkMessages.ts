import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import mapValues from 'es-toolkit/compat/mapValues';
import truncate from 'es-toolkit/compat/truncate';
import union from 'es-toolkit/compat/union';
import xor from 'es-toolkit/compat/xor';
import {Source} from '@redocly/openapi-core';
import {getLine, type Problem} from '../api/description/files';
import type {Locale} from '../site';
import {findFaults, type Translation} from './lint/faults';
import type {Wording} from './lint/wording';
import type {MessageFiles} from './messages';
import {getTranslationsFolder} from './paths';

/** Whether a text is not translated: a name, code, or only placeholders. */
const staysEnglish = (text: string, {asEnglish}: Wording): boolean =>
  asEnglish.has(text) ||
  /^```(?:bash|json)\n/.test(text) ||
  !/\p{Letter}/u.test(text.replace(/\{\w+\}/g, ''));

const listPlaceholders = (text: string): string[] => [
  ...new Set(text.replace(/`[^`]*`/g, '').match(/\{\w+\}/g)),
];

/** Placeholders that only the English or only the translation has. */
function findPlaceholders({english = '', text}: Translation): string[] {
  // The value of a single placeholder, such as a name, may need no placeholder
  // in the language.
  if (/^\{\w+\}$/.test(english)) return [];
  const [asked, found] = [english, text].map(listPlaceholders);
  return xor(asked, found).map(
    (one) => `only one of the English and the translation has ${one}.`,
  );
}

/** A map, because keys are texts, such as "constructor". */
const getTexts = (files: MessageFiles, name: string): Map<string, string> =>
  new Map(Object.entries(mapValues(files.get(name) ?? {}, 'message')));

/** Faults of one message; without English, no page uses it any more. */
function findMessageFaults(
  key: string,
  english: string | undefined,
  text: string,
  wording: Wording,
): string[] {
  const name = `"${truncate(key, {length: 100, omission: '…'})}"`;
  if (english === undefined) {
    return [
      `${name} is no longer used. Move its translation to the new text, or remove it.`,
    ];
  }
  if (text.trim() === '') return [`${name} is missing.`];
  if (text === english) {
    return staysEnglish(text, wording) ? [] : [`${name} is the English text.`];
  }
  const translation = {english, text};
  return [
    ...findPlaceholders(translation),
    ...findFaults(translation, wording),
  ];
}

/**
 * Finds messages of the site without a translation, unused translations, and
 * faults of their wording.
 *
 * @param extracted messages of the site by file, in English
 * @param translations messages by file, in the language
 */
export function* checkMessages(
  locale: Locale,
  extracted: MessageFiles,
  translations: MessageFiles,
  wording: Wording,
  siteDir: string,
): Iterable<Problem> {
  for (const name of union([...extracted.keys()], [...translations.keys()])) {
    const file = `${getTranslationsFolder(locale)}/${name}`;
    const place = path.join(siteDir, file);
    const json = existsSync(place) ? readFileSync(place, 'utf8') : '{}';
    const source = new Source(file, json);
    const english = getTexts(extracted, name);
    const texts = getTexts(translations, name);
    for (const key of union([...english.keys()], [...texts.keys()])) {
      const faults = findMessageFaults(
        key,
        english.get(key),
        texts.get(key) ?? '',
        wording,
      );
      for (const message of faults) {
        yield {file, line: getLine({source}, [key, 'message']), message};
      }
    }
  }
}
