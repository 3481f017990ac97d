/**
 * Invisible characters and characters that change the display of others:
 * control characters except tab and line feed, direction marks, zero-width
 * characters, line separators, and unpaired surrogates.
 */
const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Surrogate}/gu;

/** Escapes invisible characters, such as `\u202e`. */
export const makeVisible = (text: string): string =>
  text.replace(
    unseen,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
