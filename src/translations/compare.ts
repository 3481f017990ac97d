import type {Messages} from './messages';

/** How the messages of one file stand to those that the site uses. */
export interface Comparison {
  translated: string[];
  missing: string[];
  /** In the file, but used nowhere. */
  unused: string[];
  /** Translated by the very English text. */
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
  const hasWords = (text: string): boolean =>
    /\p{Letter}/u.test(text.replace(/\{\w+\}/g, ''));
  return {
    translated: keys.filter(isTranslated),
    missing: keys.filter((key) => !isTranslated(key)),
    unused: Object.keys(translations).filter(
      (key) => !Object.hasOwn(extracted, key),
    ),
    same: keys.filter((key) => {
      const text = translations[key]?.message ?? '';
      return hasWords(text) && text === extracted[key]?.message;
    }),
  };
}
