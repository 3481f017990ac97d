/** A verb: two Han characters, or 重新 and two more. */
const verb = '(?:重新)?\\p{Script=Han}{2}';

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A noun, of which a Latin word is no part of a longer one. */
const whole = (noun: string): string => `${escaped(noun)}(?![A-Za-z0-9])`;

/** A noun, with what stands before it in several names of its group. */
function modified(names: string[], noun: string): string[] {
  const pattern = new RegExp(`^${verb}([^的]{2,})${whole(noun)}`, 'iu');
  const found = names.map((name) => pattern.exec(name)?.[1] ?? '');
  const repeated = found.filter(
    (words, index) => words && found.indexOf(words) < index,
  );
  return [...new Set(repeated)].map((words) => words + noun);
}

/** What a noun takes up in a name, and could be left out of it. */
function withNoun(name: string, noun: string): string[] {
  const patterns = [
    // 列出[叢集的應用程式]
    `^列出(.+的 ?${whole(noun)})$`,
    // 建立[集區]
    `^${verb}( ?${whole(noun)})$`,
    // 設定[集區的]配額
    `^${verb}( ?${whole(noun)} ?的)(?=.)`,
    // 關閉[機器]電源; one character alone would be the end of a longer word.
    `^${verb}( ?${whole(noun)})(?![的與和或及並、，]| ?.$|$)`,
  ];
  return patterns.flatMap((pattern) => {
    const repeated = new RegExp(pattern, 'iu').exec(name)?.[1];
    return repeated ? [repeated] : [];
  });
}

/**
 * As `repeatedInEnglish`, for Chinese, where the verb must stand first: without
 * its object 「將磁碟連接到」 says nothing.
 *
 * @param labels of all groups of the service: a part of one may be left out too
 */
export const repeatedInChinese = (
  name: string,
  names: string[],
  noun: string,
  labels: string[],
): string[] => {
  const parts = labels.filter(
    (label) => label !== noun && noun.startsWith(label),
  );
  return [...modified(names, noun), noun, ...parts].flatMap((one) =>
    withNoun(name, one),
  );
};
