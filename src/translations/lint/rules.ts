import {run, type Options} from 'zhlint';
import type {Term} from './glossary';
import {isPlain} from '../../reference/plainText';
import {proseOf} from './prose';
import {termPattern} from './termPattern';

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

const forMarkdown: Options = {rules: zhlintRules};
const forPlainText: Options = {
  rules: zhlintRules,
  hyperParse: (status) => ({
    ...status,
    blocks: [
      {value: status.value, marks: [], start: 0, end: status.value.length},
    ],
  }),
};

/** Punctuation and spaces, as zhlint has them. */
function typography(chinese: string): string[] {
  const {result} = run(chinese, isPlain(chinese) ? forPlainText : forMarkdown);
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
function brackets(prose: string): string[] {
  const count = (mark: string): number => prose.split(mark).length - 1;
  return pairs
    .filter(([open = '', close = '']) => count(open) !== count(close))
    .map((pair) => `${pair} do not pair.`);
}

/** How the reader is spoken to. */
function address(prose: string): string[] {
  const found = /[你妳]|(?<![他她它我])們/.exec(prose);
  return found
    ? [
        `"${found[0]}" is not how this site speaks to its readers: 您, or nothing.`,
      ]
    : [];
}

/** Words that the glossary rules out. */
function avoidedWords(prose: string, glossary: readonly Term[]): string[] {
  // Right terms may hold wrong ones: 用戶端 holds 用戶.
  const rest = glossary.reduce(
    (text, {chinese: right}) => text.replaceAll(right, '\u0000'),
    prose,
  );
  return glossary.flatMap(({english, chinese: right, avoid}) =>
    avoid
      .filter((word) => rest.includes(word))
      .map((word) => `"${word}" is no word for ${english}: write "${right}".`),
  );
}

/** Terms of the English that the Chinese lacks. */
function missingTerms(
  {english, chinese}: Translation,
  glossary: readonly Term[],
): string[] {
  if (english === undefined) return [];
  const source = proseOf(english);
  const lower = chinese.toLowerCase();
  return glossary
    .filter(
      ({english: term, chinese: right, strict}) =>
        strict &&
        !lower.includes(right.toLowerCase()) &&
        termPattern(term).test(source),
    )
    .map(({english: term, chinese: right}) => `has no "${right}" for ${term}.`);
}

/**
 * What is wrong with a translation.
 *
 * @returns one sentence per fault, without file and line
 */
export function faultsOf(
  translation: Translation,
  glossary: readonly Term[],
): string[] {
  const {chinese} = translation;
  const prose = proseOf(chinese);
  return [
    ...typography(chinese),
    ...brackets(prose),
    ...address(prose),
    ...avoidedWords(prose, glossary),
    ...missingTerms(translation, glossary),
  ];
}
