import type {Messages} from './messages';

const mark = 'No longer used.';

function markUnused(message: Messages[string]): Messages[string] {
  const {description = ''} = message;
  return description.startsWith(mark)
    ? message
    : {...message, description: `${mark} ${description}`.trim()};
}

/**
 * Translations with every message that the site uses: what is translated is
 * kept, what is new is added in English, keys are in the order of the site.
 * A translation that is no longer used is kept at the end and marked, so that
 * none is lost.
 */
export function mergeMessages(
  extracted: Messages,
  translations: Messages,
): Messages {
  const used = Object.entries(extracted).map(([key, message]) => [
    key,
    Object.hasOwn(translations, key)
      ? {...message, ...translations[key], description: message.description}
      : message,
  ]);
  const unused = Object.entries(translations)
    .filter(([key]) => !Object.hasOwn(extracted, key))
    .map(([key, message]) => [key, markUnused(message)]);
  return Object.fromEntries([...used, ...unused]) as Messages;
}
