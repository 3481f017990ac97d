import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../site';
import {readAsEnglish} from './asEnglish';
import {checkDocuments} from './documents';
import {noAids, type Aids} from './lint/aids';
import {lintTranslations} from './lint/lintTranslations';
import {getMessageArea, checkMessages} from './messageAreas';
import {readMessages, type Messages} from './messages';
import {listFilesUnder} from '../api/files/filesUnder';
import {getTranslationsFolder} from './paths';

/** How an area stands: a row of the table. */
export type Row = Record<
  'translated' | 'missing' | 'unused' | 'same as English' | 'stale',
  number
>;

export interface Report {
  rows: Record<string, Row>;
  /** One sentence each, with its file. */
  problems: string[];
}

/**
 * The messages of every translation file, by file.
 *
 * @throws with file and line when one is broken
 */
export function readTranslations(
  locale: Locale,
  siteDir = '.',
): Map<string, Messages> {
  const folder = path.join(siteDir, getTranslationsFolder(locale));
  const files = existsSync(folder) ? listFilesUnder(folder, '.json') : [];
  return new Map(
    files.map((file) => [file, readMessages(path.join(folder, file))]),
  );
}

/**
 * What is translated, missing, unused, equal to the English or stale, and what
 * is wrong with the translation.
 *
 * @param extracted messages that the site uses, by file, in English
 * @param translations messages by file, in the language
 */
export function checkTranslations(
  locale: Locale,
  extracted: Map<string, Messages>,
  translations: Map<string, Messages>,
  siteDir = '.',
  aids: Aids = noAids,
): Report {
  const folder = getTranslationsFolder(locale);
  const asEnglish = readAsEnglish(locale, siteDir);
  const problems: string[] = [];
  const rows: Record<string, Row> = {};
  const add = (area: string, counts: Partial<Row>): void => {
    const row = (rows[area] ??= {
      translated: 0,
      missing: 0,
      unused: 0,
      'same as English': 0,
      stale: 0,
    });
    for (const [column, count] of Object.entries(counts)) {
      row[column as keyof Row] += count;
    }
  };

  for (const [file, messages] of extracted) {
    const {translated, missing, unused, same, ...report} = checkMessages(
      `${folder}/${file}`,
      messages,
      translations.get(file) ?? {},
      asEnglish,
    );
    add(getMessageArea(file), {
      translated,
      missing,
      unused,
      'same as English': same,
    });
    problems.push(...report.problems);
  }
  const documents = checkDocuments(locale, siteDir);
  for (const [area, counts] of Object.entries(documents.areas)) {
    add(area, {...counts});
  }
  const strangers = [...translations.keys()]
    .filter((file) => !extracted.has(file))
    .map((file) => `${folder}/${file}: no message comes from this file.`);
  problems.push(
    ...strangers,
    ...documents.problems,
    ...lintTranslations(locale, extracted, translations, siteDir, aids),
  );
  return {rows, problems};
}
