import {translatedLocales} from '../site';
import {checkTranslations} from '../translations/check';
import {readFolder} from '../translations/messages';
import {getTranslationsFolder} from '../translations/paths';
import {extractMessages} from './extractMessages';
import {main} from './main';
import {reportProblems} from './reportProblems';

/**
 * `npm run check:translations`: reports translations that are missing, unused,
 * identical to the English, outdated, or badly worded. Exits with code 1 if
 * there are any.
 */
main(() => {
  // Read all files first: a syntax error is clearer than the problems that
  // would follow.
  const translations = translatedLocales.map(
    (locale) => [locale, readFolder(getTranslationsFolder(locale))] as const,
  );
  const extracted = extractMessages();
  const problems = translations.flatMap(([locale, messages]) =>
    checkTranslations(locale, extracted, messages),
  );
  console.log(
    reportProblems(problems)
      ? '"npm run write-translations" adds what is missing, in English, to be translated.'
      : 'All is translated.',
  );
});
