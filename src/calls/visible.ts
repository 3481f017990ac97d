/**
 * Characters that cannot be seen, or that change how others are seen: control
 * characters save tab and line feed, marks of direction, zero-width characters,
 * line separators and halves of surrogate pairs.
 */
const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Surrogate}/gu;

/** A text with all that cannot be seen as an escape, such as `\u202e`. */
export const makeVisible = (text: string): string =>
  text.replace(
    unseen,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
