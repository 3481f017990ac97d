/** Maps equivalent characters to the same one, preserving positions. */
export type Fold = (text: string) => string;

const fullWidth = /[\uFF01-\uFF5E]/g;

/** Converts to lower case if this does not change the length. */
function lower(text: string): string {
  const all = text.toLowerCase();
  return all.length === text.length
    ? all
    : [...text]
        .map((one) =>
          one.toLowerCase().length === one.length ? one.toLowerCase() : one,
        )
        .join('');
}

/**
 * @param from characters that are equivalent to those in `to` at the same
 *   positions, such as Traditional and Simplified ones
 */
export function createFold([from, to]: readonly [string, string]): Fold {
  const others = new Map([...from].map((one, index) => [one, [...to][index]]));
  const known = from === '' ? undefined : new RegExp(`[${from}]`, 'gu');
  return (text) => {
    const plain = lower(
      text.replace(fullWidth, (one) =>
        String.fromCharCode(one.charCodeAt(0) - 0xfee0),
      ),
    );
    return known
      ? plain.replace(known, (one) => others.get(one) ?? one)
      : plain;
  };
}
