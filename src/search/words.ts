import type {Fold} from './fold';

/** Parts of an identifier: `List`, `OSDs`; `IP`, `Address`; `s3`; Chinese. */
const parts =
  /[A-Z]{2,}s(?![a-z])|[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+\d*|[A-Z]+\d*(?![a-z])|[A-Z]|\d+[a-z]*|\p{Script=Han}+|[^\P{L}\p{Script=Han}A-Za-z]+/gu;

const hasSpace = /[\s\p{Script=Han}]/u;

export const joinWords = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, '');

/** Chinese characters in pairs; a single one, and any other word, as it is. */
function splitPairs(part: string): string[] {
  if (!/^\p{Script=Han}./u.test(part)) return [part];
  const characters = [...part];
  return characters.slice(1).map((one, index) => `${characters[index]}${one}`);
}

/** Parts of identifiers, and runs of Chinese characters. */
export const splitParts = (text: string): string[] => text.match(parts) ?? [];

/** Words of a text: parts of identifiers, and pairs of Chinese characters. */
export const splitWords = (text: string): string[] =>
  splitParts(text).flatMap(splitPairs);

/** Stem, not always a word: `creat` for `creating` and `create`. */
export function toStem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<![sui])s$/, '')
    .replace(/(?<=[aeiouy][a-z]+)(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/([bdgmnpt])\1$/, '$1');
}

/** Index terms of a text: stems of folded words. */
export const tokenizeText = (text: string, fold: Fold): string[] =>
  splitParts(text).map(fold).flatMap(splitPairs).map(toStem);

/** `machinesnapshot` and `snapshot` for `CreateMachineSnapshot`. */
export function getSuffixes(name: string, fold: Fold): string[] {
  if (hasSpace.test(name)) return [];
  const words = splitParts(name).map(fold);
  return words.slice(1).map((_, index) => words.slice(index + 1).join(''));
}
