import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {texts} from '../reference/texts';
import {checkDocuments} from '../translations/checkDocuments';
import {compareMessages} from '../translations/compare';
import {readMessages, type Messages} from '../translations/messages';
import {
  filesUnder,
  translatedLocale,
  translationsFolder,
} from '../translations/paths';
import {sameAsEnglish} from '../translations/sameAsEnglish';
import {simplifiedCharacters} from '../translations/simplified';
import {command} from './command';
import {main} from './main';

/**
 * `npm run check:translations`: what is translated, missing, unused or equal
 * to the English. Ends with exit code 1 unless all is translated.
 */
const extractedFolder = '.cache/extracted';

function extractMessages(): Map<string, Messages> {
  rmSync(extractedFolder, {recursive: true, force: true});
  process.env.I18N_FOLDER = extractedFolder;
  command('docusaurus', ['write-translations', '--locale', translatedLocale], {
    quiet: true,
  });
  const folder = path.join(extractedFolder, translatedLocale);
  const files = filesUnder(folder, '.json').map(
    (file) => [file, readMessages(path.join(folder, file))] as const,
  );
  const reference = Object.fromEntries(
    Object.keys(texts).map((text) => [text, {message: text}]),
  );
  return new Map([...files, ['openapi/shared.json', reference]]);
}

function check(): void {
  // Read all files first: a syntax error is clearer than what it would lead to.
  const translations = new Map(
    filesUnder(translationsFolder, '.json').map((file) => [
      file,
      readMessages(path.join(translationsFolder, file)),
    ]),
  );
  const problems: string[] = [];
  const rows: Record<string, Record<string, number>> = {};

  for (const [file, extracted] of extractMessages()) {
    const name = `${translationsFolder}/${file}`;
    const result = compareMessages(extracted, translations.get(file) ?? {});
    translations.delete(file);
    const same = result.same.filter(
      (key) => !sameAsEnglish.has(extracted[key]?.message ?? ''),
    );
    rows[file] = {
      translated: result.translated.length,
      missing: result.missing.length,
      unused: result.unused.length,
      'same as English': same.length,
    };
    problems.push(
      ...result.missing.map((key) => `${name}: "${key}" is missing.`),
      ...result.unused.map((key) => `${name}: "${key}" is no longer used.`),
      ...same.map((key) => `${name}: "${key}" is the English text.`),
    );
  }
  problems.push(
    ...[...translations.keys()].map(
      (file) =>
        `${translationsFolder}/${file}: no message comes from this file.`,
    ),
    ...checkDocuments('.'),
  );
  for (const file of filesUnder(translationsFolder, '.json', '.mdx', '.yml')) {
    const name = path.join(translationsFolder, file);
    if (!existsSync(name)) continue;
    problems.push(...simplifiedCharacters(readFileSync(name, 'utf8'), name));
  }

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
