import {parse} from 'yaml';

const mostWords = 4;

const countWordsIn = (phrase: string): number => phrase.split(/[\s-]+/).length;

/** Why a group is none, if so. */
function getFault(group: unknown): string | undefined {
  if (!Array.isArray(group) || group.length < 2) {
    return 'a group is a list of two words or more';
  }
  const phrases: unknown[] = group;
  const strange = phrases.find(
    (one) => typeof one !== 'string' || !/[\p{L}\p{N}]/u.test(one),
  );
  if (strange !== undefined) {
    return `${JSON.stringify(strange)} is not a word; put it in quotes`;
  }
  const words = phrases as string[];
  const long = words.find((one) => countWordsIn(one) > mostWords);
  if (long !== undefined) return `"${long}" has more than ${mostWords} words`;
  const twice = words.find((one, index) => words.indexOf(one) !== index);
  return twice === undefined ? undefined : `"${twice}" stands twice`;
}

/** Groups of words with one meaning. */
export interface SynonymGroups {
  /** Names of things, which the search knows from the first key on. */
  objects: string[][];
  /** All others, which come with the texts. */
  others: string[][];
}

function readGroups(list: unknown, key: string, file: string): string[][] {
  if (!Array.isArray(list)) {
    throw new Error(
      `${file}: write a list of groups under "${key}:", such as "- [pool, 集區]".`,
    );
  }
  return list.map((group: unknown, index) => {
    const fault = getFault(group);
    if (fault) {
      throw new Error(`${file}: ${key}, group ${index + 1}: ${fault}.`);
    }
    return group as string[];
  });
}

/**
 * Groups of words with one meaning, from a YAML file.
 *
 * @throws with the name of the file and the group that is wrong
 */
export function readSynonyms(yaml: string, file: string): SynonymGroups {
  const {objects, others} = Object(parse(yaml)) as Partial<SynonymGroups>;
  return {
    objects: readGroups(objects, 'objects', file),
    others: readGroups(others, 'others', file),
  };
}

/** A term with everything that is or was said for it. */
export interface GlossaryTerm {
  words: readonly string[];
}

/** A word as it is searched for: without the note behind it. */
const removeBrackets = (word: string): string =>
  word.replace(/\s*\(.*\)$/, '').trim();

/** Groups of a glossary, in which a term stands with the words to avoid. */
export const getGlossaryGroups = (terms: readonly GlossaryTerm[]): string[][] =>
  terms
    .map(({words}) => [...new Set(words.map(removeBrackets))].filter(Boolean))
    .filter((group) => group.length > 1);
