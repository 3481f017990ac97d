import {run} from 'zhlint';
import type {Term} from './glossary';
import {proseOf} from './prose';

/** The English text, where there is one, and its translation. */
export interface Translation {
  english?: string;
  chinese: string;
}

const zhlintRules = {
  preset: 'default',
  unifiedPunctuation: 'traditional',
  fullwidthPunctuation: '，。：；？！「」『』（）、',
  halfwidthPunctuation: '[]{}',
  adjustedFullwidthPunctuation: '',
} as const;

/** Punctuation and spaces, as zhlint has them. */
export function typography({chinese}: Translation): string[] {
  const {result} = run(chinese, {rules: zhlintRules});
  const lines = chinese.split('\n');
  const mended = result.split('\n');
  return lines.flatMap((line, index) =>
    line === mended[index]
      ? []
      : [`punctuation or spaces: write "${mended[index] ?? ''}"`],
  );
}

const pairs = ['「」', '『』', '（）'] as const;

/** Brackets that open and close. */
export function brackets({chinese}: Translation): string[] {
  const prose = proseOf(chinese);
  const count = (mark: string): number => prose.split(mark).length - 1;
  return pairs
    .filter(([open = '', close = '']) => count(open) !== count(close))
    .map((pair) => `${pair} do not pair.`);
}

/** How the reader is spoken to. */
export function address({chinese}: Translation): string[] {
  const found = /[你妳]|(?<![他她它我])們/.exec(proseOf(chinese));
  return found
    ? [
        `"${found[0]}" is not how this site speaks to its readers: 您, or nothing.`,
      ]
    : [];
}

/** Words that the glossary rules out. */
export function avoidedWords(
  {chinese}: Translation,
  glossary: readonly Term[],
): string[] {
  // Right terms may hold wrong ones: 用戶端 holds 用戶.
  const rest = glossary.reduce(
    (text, {chinese: right}) => text.replaceAll(right, '\u0000'),
    proseOf(chinese),
  );
  return glossary.flatMap(({english, chinese: right, avoid}) =>
    avoid
      .filter((word) => rest.includes(word))
      .map((word) => `"${word}" is no word for ${english}: write "${right}".`),
  );
}

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Terms of the English that the Chinese lacks. */
export function missingTerms(
  {english, chinese}: Translation,
  glossary: readonly Term[],
): string[] {
  if (english === undefined) return [];
  const source = proseOf(english);
  const lower = chinese.toLowerCase();
  return glossary
    .filter(({strict}) => strict)
    .filter(({english: term, chinese: right}) => {
      const word = new RegExp(`\\b${escaped(term)}(?:e?s)?\\b`, 'i');
      return word.test(source) && !lower.includes(right.toLowerCase());
    })
    .map(({english: term, chinese: right}) => `has no "${right}" for ${term}.`);
}

/**
 * What is wrong with a translation.
 *
 * @returns one sentence per fault, without file and line
 */
export const faultsOf = (
  translation: Translation,
  glossary: readonly Term[],
): string[] => [
  ...typography(translation),
  ...brackets(translation),
  ...address(translation),
  ...avoidedWords(translation, glossary),
  ...missingTerms(translation, glossary),
];
