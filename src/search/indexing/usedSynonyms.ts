import {toStem, splitWords} from '../words';

const getStems = (text: string): string[] =>
  splitWords(text).map((word) => toStem(word.toLowerCase()));

/**
 * The groups that lead to a name: those with a phrase whose words all stand in
 * some names.
 */
export function getUsedSynonyms(
  groups: readonly string[][],
  names: Iterable<string>,
): string[][] {
  const known = new Set([...names].flatMap(getStems));
  return groups.filter((group) =>
    group.some((phrase) => getStems(phrase).every((word) => known.has(word))),
  );
}
