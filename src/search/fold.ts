/** Maps equivalent characters to the same one, preserving positions. */
export type Fold = (text: string) => string;

const fullWidth = /[\uFF01-\uFF5E]/g;

/**
 * @param from characters that are equivalent to those in `to` at the same
 *   positions, such as Traditional and Simplified ones
 */
export function createCharacterFolding([from, to]: readonly [
  string,
  string,
]): Fold {
  const others = new Map([...from].map((one, index) => [one, [...to][index]]));
  const known = from === '' ? undefined : new RegExp(`[${from}]`, 'gu');
  return (text) => {
    const plain = text
      .replace(fullWidth, (one) =>
        String.fromCharCode(one.charCodeAt(0) - 0xfee0),
      )
      // The only letter whose lower case is longer.
      .replaceAll('İ', 'I')
      .toLowerCase();
    return known
      ? plain.replace(known, (one) => others.get(one) ?? one)
      : plain;
  };
}
