/**
 * Whether a key belongs to an input method. WebKit ends the word before it
 * tells of the key that ended it: only the old code of that key says so.
 */
export const isOfInputMethod = ({
  isComposing,
  keyCode,
}: KeyboardEvent): boolean => isComposing || keyCode === 229;
