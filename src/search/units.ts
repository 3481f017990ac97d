import type {Fold} from './fold';
import {splitWords} from './words';

/** Alternatives for a part of the query; the first is as typed. */
export type Unit = string[][];

export type Synonyms = ReadonlyMap<string, string[][]>;

/** Maximum length of a phrase, in words or Chinese characters. */
const longestPhrase = 8;

/** Splits a phrase into lower-case words and single Chinese characters. */
const splitUnigrams = (text: string, fold: Fold): string[] =>
  splitWords(text.replace(/\p{Script=Han}/gu, ' $& ')).map(fold);

/** Index words of a phrase: Chinese characters are in pairs again. */
const joinUnigrams = (unigrams: readonly string[]): string[] =>
  splitWords(
    unigrams.join(' ').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''),
  );

export function findSynonyms(
  groups: readonly string[][],
  fold: Fold,
): Synonyms {
  const all = new Map<string, string[][]>();
  for (const group of groups) {
    const phrases = group.map((phrase) => splitUnigrams(phrase, fold));
    for (const phrase of phrases) {
      const key = phrase.join(' ');
      const others = phrases.filter((other) => other !== phrase);
      all.set(key, [...(all.get(key) ?? []), ...others.map(joinUnigrams)]);
    }
  }
  return all;
}

const askingWords = new Set(
  'a an and are be been by can do does for from had has have how i in into is it me my need of on or please that the their there these this to use using want was were what when where which who why will with you your'.split(
    ' ',
  ),
);

export function parseUnits(
  query: string,
  synonyms: Synonyms,
  fold: Fold,
): Unit[] {
  const unigrams = splitUnigrams(query, fold);
  const kept = unigrams.filter((unigram) => !askingWords.has(unigram));
  const words = kept.length > 0 ? kept : unigrams;
  const units: Unit[] = [];
  let plain: string[] = [];
  const flush = (): void => {
    units.push(...joinUnigrams(plain).map((word) => [[word]]));
    plain = [];
  };
  for (let at = 0; at < words.length;) {
    const phrase = words.slice(at, at + longestPhrase);
    while (phrase.length > 0 && !synonyms.has(phrase.join(' '))) phrase.pop();
    if (phrase.length === 0) plain.push(words[at] ?? '');
    else {
      flush();
      const others = synonyms.get(phrase.join(' ')) ?? [];
      units.push([joinUnigrams(phrase), ...others]);
    }
    at += phrase.length || 1;
  }
  flush();
  return units;
}
