import {existsSync} from 'node:fs';
import path from 'node:path';
import type {FailureWords} from '../hydration/failureNotice';
import type {Locale} from '../site';
import {readMessages} from './messages';
import {translationsFolder} from './paths';

/** As `src/theme/Loading/Failure.tsx` says it, which React runs. */
const english: FailureWords = {
  failed: 'The page could not be loaded.',
  advice: 'Check your connection, then retry.',
  retry: 'Retry',
};

/** What a page says whose scripts do not come. */
export function failureWords(locale: Locale): FailureWords {
  const file = path.join(translationsFolder(locale), 'code.json');
  const messages = existsSync(file) ? readMessages(file) : {};
  const word = (key: keyof FailureWords): string =>
    messages[`loading.${key}`]?.message ?? english[key];
  return {
    failed: word('failed'),
    advice: word('advice'),
    retry: word('retry'),
  };
}
