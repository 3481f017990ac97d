import {repeatedInChinese} from './chinese';
import {placeInEnglish, repeatedInEnglish} from './english';

const han = /\p{Script=Han}/u;

/** A name without some of its words. */
export function without(name: string, repeated: string): string {
  const at = name.indexOf(repeated);
  return at < 0 ? name : name.slice(0, at) + name.slice(at + repeated.length);
}

/** A name without its articles: `List the pools` looks like `List pools`. */
const bare = (name: string): string => name.replace(/\b(?:an?|the) /g, '');

/** Whether what is left can be found again, and says something. */
const isUsable = (name: string, repeated: string): boolean =>
  name.indexOf(repeated) === name.lastIndexOf(repeated) &&
  without(name, repeated).trim().length > 1;

/**
 * The part of each name that need not be shown below the label of its group:
 * ` a machine` of `Release a machine` below `Machine`. What is left differs from
 * what is left of any other name, and reads as a name by itself.
 *
 * @param names of the operations of a group, in one language
 * @param label of the group, if it has one
 * @param labels of all groups of the service
 * @returns for each name the part, or nothing where all of it is needed
 */
export function repeatedWords(
  names: string[],
  label: string | undefined,
  labels: string[],
): (string | undefined)[] {
  function repeatedIn(name: string): string[] {
    const isChinese = han.test(name);
    if (!label) return isChinese ? [] : placeInEnglish(name);
    return isChinese
      ? repeatedInChinese(name, names, label, labels)
      : repeatedInEnglish(name, names, label);
  }
  const choices = names.map((name) =>
    repeatedIn(name).filter((repeated) => isUsable(name, repeated)),
  );
  const left = names.map((name, index) => [
    bare(name),
    ...(choices[index] ?? []).map((repeated) => bare(without(name, repeated))),
  ]);
  return choices.map((possible, index) =>
    possible.find((repeated) => {
      const short = bare(without(names[index] ?? '', repeated));
      return !left.some((one, other) => other !== index && one.includes(short));
    }),
  );
}
