import {rmSync} from 'node:fs';
import path from 'node:path';
import {readBundle} from '../reference/loadReference';
import {extractTexts} from '../translations/api/extractTexts';
import {checkDocuments} from '../translations/documents';
import {lintTranslations} from '../translations/lint/lintTranslations';
import {areaOf, checkMessages} from '../translations/messageAreas';
import {readMessages, type Messages} from '../translations/messages';
import {
  filesUnder,
  translatedLocale,
  translationsFolder,
} from '../translations/paths';
import {command} from './command';
import {main} from './main';

/**
 * `npm run check:translations`: what is translated, missing, unused, equal to
 * the English or stale, and what is wrong with the Chinese. Ends with exit code
 * 1 unless all is translated and well.
 */
const extractedFolder = '.cache/extracted';

async function extractMessages(): Promise<Map<string, Messages>> {
  rmSync(extractedFolder, {recursive: true, force: true});
  process.env.I18N_FOLDER = extractedFolder;
  await command(
    'docusaurus',
    ['write-translations', '--locale', translatedLocale],
    {quiet: true},
  );
  const folder = path.join(extractedFolder, translatedLocale);
  const ofSite = filesUnder(folder, '.json').map(
    (file) => [file, readMessages(path.join(folder, file))] as const,
  );
  const ofApi = [...extractTexts(readBundle('.'))].map(
    ([name, messages]) => [`openapi/${name}.json`, messages] as const,
  );
  return new Map([...ofSite, ...ofApi]);
}

type Row = Record<
  'translated' | 'missing' | 'unused' | 'same as English' | 'stale',
  number
>;

async function check(): Promise<void> {
  // Read all files first: a syntax error is clearer than what it would lead to.
  const translations = new Map(
    filesUnder(translationsFolder, '.json').map((file) => [
      file,
      readMessages(path.join(translationsFolder, file)),
    ]),
  );
  const extracted = await extractMessages();
  const problems: string[] = [];
  const rows: Record<string, Row> = {};
  const rowOf = (area: string): Row =>
    (rows[area] ??= {
      translated: 0,
      missing: 0,
      unused: 0,
      'same as English': 0,
      stale: 0,
    });

  for (const [file, messages] of extracted) {
    const report = checkMessages(
      `${translationsFolder}/${file}`,
      messages,
      translations.get(file) ?? {},
    );
    const row = rowOf(areaOf(file));
    row.translated += report.translated;
    row.missing += report.missing;
    row.unused += report.unused;
    row['same as English'] += report.same;
    problems.push(...report.problems);
  }
  const documents = checkDocuments();
  for (const [area, count] of Object.entries(documents.areas)) {
    const row = rowOf(area);
    row.translated += count.translated;
    row.missing += count.missing;
    row.unused += count.unused;
    row.stale += count.stale;
  }
  problems.push(
    ...[...translations.keys()]
      .filter((file) => !extracted.has(file))
      .map(
        (file) =>
          `${translationsFolder}/${file}: no message comes from this file.`,
      ),
    ...documents.problems,
    ...lintTranslations(extracted, translations),
  );

  console.table(rows);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    console.error(
      `${problems.length} problems. "npm run write-translations" adds what is missing, in English, to be translated.`,
    );
    process.exitCode = 1;
    return;
  }
  console.log('All is translated.');
}

main(check);
