import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import xor from 'es-toolkit/compat/xor';
import once from 'es-toolkit/compat/once';
import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {getPosition} from '../api/files/readJson';
import type {Locale} from '../site';
import {findFaults, type Translation} from './lint/faults';
import type {Wording} from './lint/wording';
import type {MessageFiles} from './messages';
import {getTranslationsFolder} from './paths';

const shorten = (key: string): string =>
  key.length > 100 ? `${key.slice(0, 100)}…` : key;

/** Whether a translation equals an English text that should be translated. */
const isEnglish = (
  english: string,
  text: string,
  {asEnglish}: Wording,
): boolean =>
  text === english &&
  /\p{Letter}/u.test(text.replace(/\{\w+\}/g, '')) &&
  !/^```(?:bash|json)\n/.test(text) &&
  !asEnglish.has(text);

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

function createLineFinder(file: string): (key: string) => number {
  const json = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const parse = once(() => parseTree(json));
  return (key) => {
    const tree = parse();
    const node = tree && findNodeAtLocation(tree, [key, 'message']);
    return getPosition(json, node?.offset ?? 0).line;
  };
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
): Iterable<string> {
  for (const [file, messages] of extracted) {
    const name = `${getTranslationsFolder(locale)}/${file}`;
    const getLine = createLineFinder(path.join(siteDir, name));
    const translated = new Map(Object.entries(translations.get(file) ?? {}));
    for (const [key, {message: english}] of Object.entries(messages)) {
      const text = translated.get(key)?.message ?? '';
      if (text.trim() === '') {
        yield `${name}: "${shorten(key)}" is missing.`;
        continue;
      }
      const line = `${name}:${getLine(key)}`;
      if (isEnglish(english, text, wording)) {
        yield `${line}: "${shorten(key)}" is the English text.`;
      }
      if (text === english) continue;
      const translation = {english, text};
      const faults = [
        ...findPlaceholders(translation),
        ...findFaults(translation, wording),
      ];
      yield* faults.map((fault) => `${line}: ${fault}`);
    }
    for (const key of translated.keys()) {
      if (Object.hasOwn(messages, key)) continue;
      yield `${name}:${getLine(key)}: "${shorten(key)}" is no longer used. Move its translation to the new text, or remove it.`;
    }
  }
}
