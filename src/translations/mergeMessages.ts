import type {Messages} from './messages';

/**
 * Translations with every message that the site uses: what is translated is
 * kept, what is new is added in English, keys are in the order of the site.
 * A translation that is no longer used is kept at the end, so that none is lost.
 */
export function mergeMessages(
  extracted: Messages,
  translations: Messages,
): Messages {
  const used = Object.entries(extracted).map(([key, message]) => [
    key,
    {...message, ...translations[key], description: message.description},
  ]);
  const unused = Object.entries(translations).filter(
    ([key]) => !Object.hasOwn(extracted, key),
  );
  return Object.fromEntries([...used, ...unused]) as Messages;
}
