import type {Messages} from './messages';

/** How the messages of one file stand to those that the site uses. */
export interface Comparison {
  translated: string[];
  missing: string[];
  /** In the file, but used nowhere. */
  unused: string[];
  /** Translated by the very English text, or by some where the site has Chinese. */
  same: string[];
}

/**
 * Compares translations with the messages that were extracted.
 *
 * @param extracted what the site uses, in English
 * @param translations what the translation file holds
 */
export function compareMessages(
  extracted: Messages,
  translations: Messages,
): Comparison {
  const keys = Object.keys(extracted);
  const isTranslated = (key: string): boolean =>
    (translations[key]?.message ?? '').trim() !== '';
  const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
  const isEnglish = (text: string): boolean => {
    const words = text.replace(/\{\w+\}/g, '');
    return /\p{Letter}/u.test(words) && !isChinese(words);
  };
  return {
    translated: keys.filter(isTranslated),
    missing: keys.filter((key) => !isTranslated(key)),
    unused: Object.keys(translations).filter(
      (key) => !Object.hasOwn(extracted, key),
    ),
    same: keys.filter((key) => {
      // Docusaurus gives the messages of its theme in Chinese.
      const source = extracted[key]?.message ?? '';
      const text = translations[key]?.message ?? '';
      return isEnglish(text) && (text === source || isChinese(source));
    }),
  };
}
