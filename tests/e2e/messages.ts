import {readMessages} from '../../src/translations/messages';

const translations = {
  en: {},
  'zh-hant': readMessages('i18n/zh-hant/code.json'),
};

export type LocaleName = keyof typeof translations;

/**
 * A string of the site's code as a reader of the locale sees it.
 *
 * @param id of the message, or its English where it has none
 * @param english the message in the code, which the default locale shows
 * @throws when the other locale has no translation
 */
export function message(
  locale: LocaleName,
  id: string,
  english: string,
): string {
  if (locale === 'en') return english;
  const translated = translations[locale][id]?.message;
  if (!translated) throw new Error(`code.json of ${locale} has no "${id}".`);
  return translated;
}
