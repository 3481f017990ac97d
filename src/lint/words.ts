import escapeRegExp from 'es-toolkit/compat/escapeRegExp';

/** A word or phrase that texts avoid, and what to do about it. */
export interface Avoided {
  pattern: RegExp;
  better: string;
}

/** An entry of the glossary: it has a term, or advice where no term will do. */
interface Entry {
  term?: string;
  advice?: string;
  avoid?: string[];
}

/** A phrase as whole words, in any case, also where a line breaks in it. */
function createPhrasePattern(phrase: string): RegExp {
  const words = phrase.split(' ').map(escapeRegExp);
  return new RegExp(`(?<![\\w-])${words.join('\\s+')}(?![\\w-])`, 'i');
}

/** Everything that the glossary tells texts to avoid. */
export const getAvoidedWords = (glossary: unknown): Avoided[] =>
  (glossary as Entry[]).flatMap(({term, advice, avoid = []}) =>
    avoid.map((phrase) => ({
      pattern: createPhrasePattern(phrase),
      better: advice ?? `Write "${term}".`,
    })),
  );

/** A place where a text says what it should not. */
export interface WordFault {
  /** Where in the text. */
  index: number;
  /** The words as they stand there, and the better wording. */
  message: string;
}

/** Where the words of a text are to be avoided: the first place of each. */
export function findWordFaults(
  prose: string,
  avoided: readonly Avoided[],
): WordFault[] {
  return avoided.flatMap(({pattern, better}) => {
    const found = pattern.exec(prose);
    if (!found) return [];
    const words = found[0].replace(/\s+/g, ' ');
    return [{index: found.index, message: `says "${words}". ${better}`}];
  });
}
