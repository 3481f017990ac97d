import groupBy from 'es-toolkit/compat/groupBy';

/** An English text with its translation, and where the translation stands. */
export interface Said {
  place: string;
  english: string;
  text: string;
}

/**
 * Texts whose English is the same and whose translations differ: a reader takes
 * them for two things.
 *
 * @returns one sentence per text, with the place of the translation that differs
 */
export const sameEnglish = (all: readonly Said[]): string[] =>
  Object.values(groupBy(all, ({english}) => english)).flatMap(
    ([first, ...others]) =>
      others
        .filter(({text}) => first && text !== first.text)
        .slice(0, 1)
        .map(
          ({place, english, text}) =>
            `${place}: "${english}" is "${text}" here and "${first?.text}" in ${first?.place}. Write the same.`,
        ),
  );
