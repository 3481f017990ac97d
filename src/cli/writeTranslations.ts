import {translatedLocales} from '../site';
import {
  mergeCatalogues,
  readCatalogues,
  writeCatalogues,
} from '../translations/api/catalogues';
import {readTranslations} from '../translations/check';
import {
  readMadeFrom,
  withNewMessages,
  writeMadeFrom,
} from '../translations/madeFrom';
import {translationsFolder} from '../translations/paths';
import {command} from './command';
import {extractMessages} from './extractMessages';
import {main} from './main';

const prefix = 'openapi/';

/**
 * `npm run write-translations`: collects every translatable string of the site
 * and of the API description into the folder of each language, keeping what is
 * translated.
 */
main(async () => {
  // Read before anything is written: a broken file must not be half replaced.
  const before = translatedLocales.map((locale) => ({
    locale,
    messages: readTranslations(locale),
    catalogues: readCatalogues('.', locale),
    madeFrom: readMadeFrom(locale),
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
  for (const {locale, messages, catalogues, madeFrom} of before) {
    await command('docusaurus', ['write-translations', '--locale', locale]);
    writeCatalogues('.', locale, mergeCatalogues(ofApi, catalogues));
    writeMadeFrom(locale, withNewMessages(madeFrom, extracted, messages));
  }
  await command('prettier', [
    '--write',
    '--log-level',
    'warn',
    ...translatedLocales.map(
      (locale) => `${translationsFolder(locale)}/**/*.json`,
    ),
  ]);
});
