import {run, type Options} from 'zhlint';
import {isPlain} from '../../api/plainText';
import {findSimplifiedCharacters} from '../simplified';
import type {LanguageRules} from './languageRules';
import {findMeaningFaults, findPhraseFaults} from './phraseRule';
import {getProse} from './prose';
import {meanings, phrases} from './traditionalChinesePhrases';

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
function checkTypography(chinese: string): string[] {
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
function checkBrackets(prose: string): string[] {
  const count = (mark: string): number => prose.split(mark).length - 1;
  return pairs
    .filter(([open = '', close = '']) => count(open) !== count(close))
    .map((pair) => `${pair} do not pair.`);
}

/**
 * Emphasis that Markdown does not see: two stars between a full-width mark and
 * a word do not end it, because there are no spaces around them.
 */
function checkEmphasis(prose: string): string[] {
  const found = /.{0,12}\*\*.{0,12}/u.exec(prose);
  return found
    ? [
        `"${found[0].replaceAll('\0', '`…`')}" shows its stars: put the punctuation behind them, as in "**集區**：建立…".`,
      ]
    : [];
}

/** How the reader is spoken to. */
function checkAddress(prose: string): string[] {
  const found = /[你妳]|(?<![他她它我])們/.exec(prose);
  return found
    ? [
        `"${found[0]}" is not how this site speaks to its readers: 您, or nothing.`,
      ]
    : [];
}

/** Traditional Chinese as it is written in Taiwan. */
export const traditionalChinese: LanguageRules = {
  faultsOf(text, english) {
    const prose = getProse(text);
    return [
      ...checkTypography(text),
      ...checkBrackets(prose),
      ...checkEmphasis(prose),
      ...checkAddress(prose),
      ...findPhraseFaults(prose, phrases),
      ...(english === undefined
        ? []
        : findMeaningFaults(getProse(english), prose, meanings)),
    ];
  },
  faultsOfFile: findSimplifiedCharacters,
};
