import groupBy from 'es-toolkit/compat/groupBy';
import memoize from 'es-toolkit/compat/memoize';
import {findUntranslatedLabels} from './diagramLabels';
import type {Term} from './glossary';
import {getProse} from './prose';
import {findWrongServiceLinks} from './serviceLinks';
import {createTermPattern} from './termPattern';
import type {Measures, Translation} from './translation';

/**
 * Words that the glossary rules out. Right words may hold or overlap wrong
 * ones: 用戶端 holds 用戶. A wrong word may hold a right one: 操作系統 holds 操作.
 */
function findAvoidedWords(prose: string, glossary: readonly Term[]): string[] {
  const longestFirst = glossary
    .map(({right}) => right)
    .sort((one, other) => other.length - one.length);
  const isWrong = (word: string): boolean =>
    prose.includes(word) &&
    longestFirst
      .filter((right) => right && !word.includes(right))
      .reduce((text, right) => text.replaceAll(right, '\u0000'), prose)
      .includes(word);
  return glossary.flatMap(({english, right, avoid}) =>
    avoid
      .filter(isWrong)
      .map((word) => `"${word}" is no word for ${english}: write "${right}".`),
  );
}

/**
 * The terms that a translation must not lack, each with its words and those of
 * its other senses (`image`, `image (picture)`). Thousands of texts are held
 * against one glossary, so it is gone through once.
 */
const getStrictTerms = memoize((glossary: readonly Term[]) => {
  const senses = groupBy(glossary, ({english}) =>
    english.replace(/ \(.*\)$/, ''),
  );
  return glossary
    .filter(({strict}) => strict)
    .map(({english, right}) => ({
      english,
      right,
      pattern: createTermPattern(english),
      words: (senses[english] ?? []).map((sense) => sense.right.toLowerCase()),
    }));
});

/** Terms of the English that the translation lacks. */
function findMissingTerms(
  {english, text}: Translation,
  glossary: readonly Term[],
): string[] {
  if (english === undefined) return [];
  const source = getProse(english);
  const lower = text.toLowerCase();
  return getStrictTerms(glossary)
    .filter(
      ({words, pattern}) =>
        !words.some((word) => lower.includes(word)) && pattern.test(source),
    )
    .map(({english: term, right}) => `has no "${right}" for ${term}.`);
}

/**
 * What is wrong with a translation.
 *
 * @returns one sentence per fault, without file and line
 */
export function findTranslationFaults(
  translation: Translation,
  {glossary, rules, sameNames, services, labelsOf}: Measures,
): string[] {
  const {english, text} = translation;
  const labels = findUntranslatedLabels(translation, sameNames, labelsOf);
  if (text === english) return labels;
  return [
    ...rules.faultsOf(text, english),
    ...findAvoidedWords(getProse(text), glossary),
    ...findMissingTerms(translation, glossary),
    ...findWrongServiceLinks(text, services),
    ...labels,
  ];
}
