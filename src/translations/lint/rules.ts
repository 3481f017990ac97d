import type {Term} from './glossary';
import {proseOf} from './prose';
import type {LanguageRules} from './languageRules';
import {termPattern} from './termPattern';

/** The English text, where there is one, and its translation. */
export interface Translation {
  english?: string;
  text: string;
}

/** Words that the glossary rules out. */
function avoidedWords(prose: string, glossary: readonly Term[]): string[] {
  // Right terms may hold wrong ones: 用戶端 holds 用戶.
  const rest = glossary.reduce(
    (text, {right}) => text.replaceAll(right, '\u0000'),
    prose,
  );
  return glossary.flatMap(({english, right, avoid}) =>
    avoid
      .filter((word) => rest.includes(word))
      .map((word) => `"${word}" is no word for ${english}: write "${right}".`),
  );
}

/** Terms of the English that the translation lacks. */
function missingTerms(
  {english, text}: Translation,
  glossary: readonly Term[],
): string[] {
  if (english === undefined) return [];
  const source = proseOf(english);
  const lower = text.toLowerCase();
  return glossary
    .filter(
      ({english: term, right, strict}) =>
        strict &&
        !lower.includes(right.toLowerCase()) &&
        termPattern(term).test(source),
    )
    .map(({english: term, right}) => `has no "${right}" for ${term}.`);
}

/**
 * What is wrong with a translation.
 *
 * @returns one sentence per fault, without file and line
 */
export function faultsOf(
  translation: Translation,
  glossary: readonly Term[],
  rules: LanguageRules,
): string[] {
  return [
    ...rules.faultsOf(translation.text),
    ...avoidedWords(proseOf(translation.text), glossary),
    ...missingTerms(translation, glossary),
  ];
}
