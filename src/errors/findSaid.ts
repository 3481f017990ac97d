import escapeRegExp from 'es-toolkit/compat/escapeRegExp';
import type {ErrorBook, FoundSymptom} from './model';

/** Most characters of a text that tells a symptom, and is no log. */
const longestTold = 300;

/** Longest word that stands for itself, and not for all that begin with it. */
const longestWhole = 3;

/** What a word of a rule counts, beside causes that have words of the text. */
const scoreOfWord = 5;

/** A symptom, and the words that say it together. */
export interface Said {
  symptom: number;
  words: RegExp[];
}

const getSource = (word: string): string => {
  const source = escapeRegExp(word).replaceAll(' ', '\\s+');
  return word.length > longestWhole ? source : `${source}s?\\b`;
};

/**
 * Prepares what is said of the symptoms of a book.
 *
 * @returns a rule for each text of `said`; words between slashes, and those of a
 *   group, stand for one another
 * @throws if a text names a group that the book does not have
 */
export function getSaid({symptoms, words: groups}: ErrorBook): Said[] {
  const getMatcher = (term: string): RegExp => {
    const [, name] = /^\{(\w+)\}$/.exec(term) ?? [];
    const words =
      name === undefined ? term.split('/') : groups[name]?.split(', ');
    if (!words) throw new Error(`There is no group of words ${term}.`);
    return new RegExp(`\\b(?:${words.map(getSource).join('|')})`, 'i');
  };
  const known = new Map<string, RegExp>();
  return symptoms.flatMap(({said = []}, symptom) =>
    said.map((text) => ({
      symptom,
      words: text.split(' ').map((term) => {
        const matcher = known.get(term) ?? getMatcher(term);
        known.set(term, matcher);
        return matcher;
      }),
    })),
  );
}

/**
 * The symptoms that a short text tells in words of its own: it has all words of
 * a rule, in any order. Of a symptom's rules, the one with the most words counts.
 */
export function findSaid(
  text: string,
  {symptoms}: ErrorBook,
  rules: readonly Said[],
): FoundSymptom[] {
  if (text.length > longestTold) return [];
  const plain = text.replaceAll('\u2019', "'");
  const best = new Map<number, string[]>();
  for (const {symptom, words} of rules) {
    const found = words.map((word) => word.exec(plain)?.[0]);
    const known = best.get(symptom)?.length ?? 0;
    if (found.length <= known) continue;
    const said = found.filter((word) => word !== undefined);
    if (said.length === words.length) best.set(symptom, said);
  }
  return [...best].flatMap(([place, words]): FoundSymptom[] => {
    const symptom = symptoms[place];
    if (!symptom) return [];
    return [
      {
        kind: 'symptom',
        symptom,
        sureness: 'possible',
        reasons: [{kind: 'words', words: [...new Set(words)]}],
        variables: [],
        score: words.length * scoreOfWord,
      },
    ];
  });
}
