import path from 'node:path';
import {checkDocuments} from './documents';
import {lintTranslations} from './lint/lintTranslations';
import {areaOf, checkMessages} from './messageAreas';
import {readMessages, type Messages} from './messages';
import {filesUnder, translationsFolder} from './paths';

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
export function readTranslations(siteDir = '.'): Map<string, Messages> {
  const folder = path.join(siteDir, translationsFolder);
  return new Map(
    filesUnder(folder, '.json').map((file) => [
      file,
      readMessages(path.join(folder, file)),
    ]),
  );
}

/**
 * What is translated, missing, unused, equal to the English or stale, and what
 * is wrong with the Chinese.
 *
 * @param extracted messages that the site uses, by file, in English
 * @param translations messages by file, in Chinese
 */
export function checkTranslations(
  extracted: Map<string, Messages>,
  translations: Map<string, Messages>,
  siteDir = '.',
): Report {
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
      `${translationsFolder}/${file}`,
      messages,
      translations.get(file) ?? {},
    );
    const counts = {translated, missing, unused, 'same as English': same};
    add(areaOf(file), counts);
    problems.push(...report.problems);
  }
  const documents = checkDocuments(siteDir);
  for (const [area, counts] of Object.entries(documents.areas)) {
    add(area, {...counts});
  }
  const strangers = [...translations.keys()]
    .filter((file) => !extracted.has(file))
    .map(
      (file) =>
        `${translationsFolder}/${file}: no message comes from this file.`,
    );
  problems.push(
    ...strangers,
    ...documents.problems,
    ...lintTranslations(extracted, translations, siteDir),
  );
  return {rows, problems};
}
