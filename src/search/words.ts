import type {Fold} from './fold';

/** Parts of an identifier: `List`, `OSDs`; `IP`, `Address`; `s3`. */
const parts =
  /[A-Z]{2,}s(?![a-z])|[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+\d*|[A-Z]+\d*(?![a-z])|[A-Z]|\d+[a-z]*|[^\P{L}\p{Script=Han}A-Za-z]+/gu;

const hasSpace = /[\s\p{Script=Han}]/u;

export const joinWords = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, '');

/** Pairs of adjacent characters; a single character is returned as is. */
export function splitPairs(run: string): string[] {
  const characters = [...run];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((one, index) => `${characters[index]}${one}`);
}

/** Splits a text into runs of Chinese characters and other runs. */
export const splitRuns = (text: string): {isHan: boolean; run: string}[] =>
  text
    .split(/(\p{Script=Han}+)/u)
    .map((run, index) => ({isHan: index % 2 === 1, run}))
    .filter(({run}) => run !== '');

export const splitIdentifiers = (text: string): string[] =>
  text.match(parts) ?? [];

/** Words of a name: parts of identifiers, and pairs of Chinese characters. */
export const splitWords = (text: string): string[] =>
  splitRuns(text).flatMap(({isHan, run}) =>
    isHan ? splitPairs(run) : splitIdentifiers(run),
  );

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
  splitRuns(text).flatMap(({isHan, run}) =>
    isHan
      ? splitPairs(fold(run))
      : splitIdentifiers(run).map((word) => toStem(fold(word))),
  );

/** `machinesnapshot` and `snapshot` for `CreateMachineSnapshot`. */
export function getSuffixes(name: string, fold: Fold): string[] {
  if (hasSpace.test(name)) return [];
  const parts = splitIdentifiers(name).map(fold);
  return parts.slice(1).map((_, index) => parts.slice(index + 1).join(''));
}
