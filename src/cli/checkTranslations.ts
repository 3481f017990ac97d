import {rmSync} from 'node:fs';
import path from 'node:path';
import {readBundle} from '../reference/loadReference';
import {extractTexts} from '../translations/api/extractTexts';
import {checkTranslations, readTranslations} from '../translations/check';
import {readMessages, type Messages} from '../translations/messages';
import {filesUnder, translatedLocale} from '../translations/paths';
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

main(async () => {
  // Read all files first: a syntax error is clearer than what it would lead to.
  const translations = readTranslations();
  const extracted = await extractMessages();
  const {rows, problems} = checkTranslations(extracted, translations);
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
});
