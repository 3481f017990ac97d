import {
  mergeCatalogues,
  readCatalogues,
  writeCatalogues,
} from '../translations/api/catalogues';
import {readBundle} from '../reference/loadReference';
import {extractTexts} from '../translations/api/extractTexts';
import {translatedLocale} from '../translations/paths';
import {command} from './command';
import {main} from './main';

/**
 * `npm run write-translations`: collects every translatable string of the site
 * and of the API description into `i18n/zh-hant/`, keeping what is translated.
 */
main(async () => {
  const extracted = extractTexts(readBundle('.'));
  // Read before anything is written: a broken file must not be half replaced.
  const translated = readCatalogues('.', translatedLocale);
  await command('docusaurus', [
    'write-translations',
    '--locale',
    translatedLocale,
  ]);
  writeCatalogues(
    '.',
    translatedLocale,
    mergeCatalogues(extracted, translated),
  );
  await command('prettier', [
    '--write',
    '--log-level',
    'warn',
    `i18n/**/*.json`,
  ]);
});
