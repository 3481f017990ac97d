import {translatedLocales} from '../site';
import {checkTranslations} from '../translations/check';
import {readTranslations} from '../translations/messages';
import {extractMessages} from './extractMessages';
import {main} from './main';

/**
 * `npm run check:translations`: reports translations that are missing, unused,
 * identical to the English, outdated, or badly worded. Exits with code 1 if
 * there are any.
 */
main(() => {
  // Read all files first: a syntax error is clearer than the problems that
  // would follow.
  const translations = translatedLocales.map(
    (locale) => [locale, readTranslations(locale)] as const,
  );
  const extracted = extractMessages();
  let count = 0;
  for (const [locale, messages] of translations) {
    const problems = checkTranslations(locale, extracted, messages);
    if (problems.length > 0) console.error(problems.join('\n'));
    count += problems.length;
  }
  if (count > 0) {
    console.error(
      `Problems: ${count}. "npm run write-translations" adds what is missing, in English, to be translated.`,
    );
    process.exitCode = 1;
    return;
  }
  console.log('All is translated.');
});
