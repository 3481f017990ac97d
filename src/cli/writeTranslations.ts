import {translatedLocales} from '../site';
import {
  mergeMessages,
  readTranslations,
  writeMessages,
  type MessageFiles,
} from '../translations/messages';
import {getTranslationsFolder} from '../translations/paths';
import {command} from './command';
import {extractMessages} from './extractMessages';
import {main} from './main';

const pickApi = (files: MessageFiles): MessageFiles =>
  new Map([...files].filter(([file]) => file.startsWith('openapi/')));

/**
 * `npm run write-translations`: adds all translatable strings of the site and
 * the API description to each language's folder, and keeps existing
 * translations. `npm run check:translations` lists new strings.
 */
main(async () => {
  // Read everything before writing, so that an invalid file is not partly
  // replaced.
  const before = translatedLocales.map((locale) => ({
    locale,
    messages: readTranslations(locale),
  }));
  const extracted = await extractMessages();
  for (const {locale, messages} of before) {
    await command('docusaurus', ['write-translations', '--locale', locale]);
    writeMessages(
      getTranslationsFolder(locale),
      mergeMessages(pickApi(extracted), pickApi(messages)),
    );
  }
  await command('prettier', [
    '--write',
    '--log-level',
    'warn',
    ...translatedLocales.map(
      (locale) => `${getTranslationsFolder(locale)}/**/*.json`,
    ),
  ]);
  console.log('"npm run check:translations" lists what is to be translated.');
});
