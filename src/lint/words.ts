import escapeRegExp from 'es-toolkit/compat/escapeRegExp';

/** A discouraged word or phrase, with advice. */
export interface Avoided {
  pattern: RegExp;
  better: string;
}

/** A glossary entry, with a term or, if there is none, advice. */
interface Entry {
  term?: string;
  advice?: string;
  avoid?: string[];
}

/** Whole words in any case, also across line breaks. */
function createPhrasePattern(phrase: string): RegExp {
  const words = phrase.split(' ').map(escapeRegExp);
  return new RegExp(`(?<![\\w-])${words.join('\\s+')}(?![\\w-])`, 'i');
}

export const getAvoidedWords = (glossary: unknown): Avoided[] =>
  (glossary as Entry[]).flatMap(({term, advice, avoid = []}) =>
    avoid.map((phrase) => ({
      pattern: createPhrasePattern(phrase),
      better: advice ?? `Write "${term}".`,
    })),
  );

export interface WordFault {
  index: number;
  /** The words found, and the better wording. */
  message: string;
}

/** Discouraged words in a text: the first position of each. */
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
