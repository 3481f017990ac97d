/** A pattern of words that read badly or wrongly, and what to write. */
export interface PhraseRule {
  /** Code stands as one NUL character. */
  pattern: RegExp;
  better: string;
}

/** The phrases of a text that have a better wording. */
export const findPhraseFaults = (
  prose: string,
  rules: readonly PhraseRule[],
): string[] =>
  rules.flatMap(({pattern, better}) => {
    const found = pattern.exec(prose)?.[0].replaceAll('\u0000', '`…`').trim();
    return found ? [`"${found}" reads badly. ${better}`] : [];
  });

/** Words of the English that certain words of the translation must answer. */
export interface MeaningRule {
  /** Only texts whose English matches. */
  english: RegExp;
  /** What their translation has. */
  has: RegExp;
  better: string;
}

/** What a text says otherwise than its English. */
export const findMeaningFaults = (
  english: string,
  prose: string,
  rules: readonly MeaningRule[],
): string[] =>
  rules.flatMap((rule) =>
    rule.english.test(english) && !rule.has.test(prose) ? [rule.better] : [],
  );
