import {translatedLocales} from '../site';
import {
  mergeCatalogs,
  readCatalogs,
  writeCatalogs,
} from '../translations/api/catalogs';
import {readTranslations} from '../translations/check';
import {getTranslationsFolder} from '../translations/paths';
import type {Messages} from '../translations/messages';
import {command} from './command';
import {extractMessages} from './extractMessages';
import {main} from './main';

const prefix = 'openapi/';

/** Messages that a language did not have, by the file that they stand in now. */
function findNewMessages(
  extracted: ReadonlyMap<string, Messages>,
  known: ReadonlyMap<string, Messages>,
): string[] {
  return [...extracted].flatMap(([file, messages]) =>
    Object.entries(messages)
      .filter(([id]) => !Object.hasOwn(known.get(file) ?? {}, id))
      .map(([, {message}]) => `  ${file}: ${message.split('\n')[0]}`),
  );
}

/**
 * `npm run write-translations`: collects every translatable string of the site
 * and of the API description into the folder of each language, keeping what is
 * translated, and names what is new.
 */
main(async () => {
  // Read before anything is written: a broken file must not be half replaced.
  const before = translatedLocales.map((locale) => ({
    locale,
    messages: readTranslations(locale),
    catalogs: readCatalogs('.', locale),
  }));
  const extracted = await extractMessages();
  const ofApi = new Map(
    [...extracted]
      .filter(([file]) => file.startsWith(prefix))
      .map(([file, messages]) => [
        file.slice(prefix.length, -'.json'.length),
        messages,
      ]),
  );
  for (const {locale, catalogs} of before) {
    await command('docusaurus', ['write-translations', '--locale', locale]);
    writeCatalogs('.', locale, mergeCatalogs(ofApi, catalogs));
  }
  await command('prettier', [
    '--write',
    '--log-level',
    'warn',
    ...translatedLocales.map(
      (locale) => `${getTranslationsFolder(locale)}/**/*.json`,
    ),
  ]);
  for (const {locale, messages} of before) {
    const added = findNewMessages(extracted, messages);
    console.log(
      added.length === 0
        ? `${locale}: nothing new.`
        : `${locale}: ${added.length} new, in English until they are translated:\n${added.join('\n')}`,
    );
  }
});
