import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../site';
import {getTranslationsFolder} from './paths';

/**
 * The texts that stay as they are in a language, such as names, from
 * `as-english.yaml` in the folder of its translations.
 *
 * @throws when the file is no list of texts
 */
export function readAsEnglish(
  locale: Locale,
  siteDir = '.',
): ReadonlySet<string> {
  const file = `${getTranslationsFolder(locale)}/as-english.yaml`;
  const place = path.join(siteDir, file);
  if (!existsSync(place)) return new Set();
  const texts: unknown = parse(readFileSync(place, 'utf8'));
  const isText = (text: unknown): text is string => typeof text === 'string';
  if (!Array.isArray(texts) || !texts.every(isText)) {
    throw new Error(`${file}: must be a list of texts.`);
  }
  return new Set(texts);
}

/** Whether a text may stand in English: it is listed, or a block of code. */
export const mayStayEnglish = (
  text: string,
  asEnglish: ReadonlySet<string>,
): boolean => asEnglish.has(text) || /^```(?:bash|json)\n/.test(text);
