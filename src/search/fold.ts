/** Makes texts that are read alike the same; every character keeps its place. */
export type Fold = (text: string) => string;

const fullWidth = /[\uFF01-\uFF5E]/g;

/** Lower case, where that takes as many characters. */
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
 * @param from characters that are read as those of `to` at the same positions,
 *   such as Traditional ones as Simplified ones
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
