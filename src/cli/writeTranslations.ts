import {translatedLocales} from '../site';
import {
  mergeMessages,
  readFolder,
  writeMessages,
} from '../translations/messages';
import {getTranslationsFolder} from '../translations/paths';
import {writeSiteMessages} from './docusaurus';
import {extractApiMessages} from './extractMessages';
import {main} from './main';

/**
 * `npm run write-translations`: adds all translatable strings of the site and
 * the API description to each language's folder, and keeps existing
 * translations. `npm run check:translations` lists new strings.
 */
main(() => {
  // Read everything before writing, so that an invalid file is not partly
  // replaced.
  const extracted = extractApiMessages();
  const before = translatedLocales.map(
    (locale) =>
      [locale, [...readFolder(getTranslationsFolder(locale))]] as const,
  );
  for (const [locale, files] of before) {
    writeSiteMessages(locale);
    const ofApi = files.filter(([file]) => file.startsWith('openapi/'));
    writeMessages(
      getTranslationsFolder(locale),
      mergeMessages(extracted, new Map(ofApi)),
    );
  }
  console.log('"npm run check:translations" lists what is to be translated.');
});
