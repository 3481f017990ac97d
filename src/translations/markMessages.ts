import {translatedLocales, type Locale} from '../site';
import {isOwnKey, readMadeFrom, withMarked, writeMadeFrom} from './madeFrom';
import type {Messages} from './messages';
import {getTranslationsFolder} from './paths';

/** A file of messages of a language. */
interface MessageFile {
  locale: Locale;
  /** Within the folder of the language; all files without it. */
  file?: string;
}

/**
 * The files of messages among the arguments of the command.
 *
 * @param names paths from the root of the site; `--all` stands for every file
 * @throws when a file is in the folder of no language
 */
export function findMessageFilesIn(names: readonly string[]): MessageFile[] {
  if (names.includes('--all')) {
    return translatedLocales.map((locale) => ({locale}));
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const locale = translatedLocales.find((one) =>
        name.startsWith(`${getTranslationsFolder(one)}/`),
      );
      if (!locale) {
        throw new Error(
          `${name} is in the folder of no language. Give its path from the root of the repository.`,
        );
      }
      return {
        locale,
        file: name.slice(getTranslationsFolder(locale).length + 1),
      };
    });
}

/**
 * Notes which English the messages of files were translated from.
 *
 * @param extracted messages that the site uses, by file, in English
 * @returns a line per file
 * @throws when the site takes no messages from a file
 */
export function markMessages(
  files: readonly MessageFile[],
  extracted: Map<string, Messages>,
  siteDir = '.',
): string[] {
  const all = [...extracted.keys()].filter((file) => !isOwnKey(file));
  return files.flatMap(({locale, file}) => {
    const chosen = file === undefined ? all : [file];
    const marked = chosen.reduce(
      (known, one) => withMarked(known, one, extracted),
      readMadeFrom(locale, siteDir),
    );
    writeMadeFrom(locale, marked, siteDir);
    return chosen.map(
      (one) =>
        `${getTranslationsFolder(locale)}/${one}: translated from the English as it is`,
    );
  });
}
