import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../site';
import {getLocaleFolder} from './builtLocales';

/**
 * Writes a program into each locale of the built site, as one file that holds
 * what it knows. The language of the locale comes first.
 *
 * @param out folder of the built site
 * @param file name of the program
 * @param source the program, which finds what it knows in `packed`
 */
export function writeProgram(
  out: string,
  file: string,
  source: string,
  packed: {languages: Record<string, string>},
): void {
  const {languages} = packed;
  for (const [locale, first] of Object.entries(languages)) {
    const known = {...packed, languages: {[locale]: first, ...languages}};
    const folder = getLocaleFolder(out, locale as Locale);
    writeFileSync(
      path.join(folder, file),
      `const packed=${JSON.stringify(known)};\n${source}`,
    );
  }
}
