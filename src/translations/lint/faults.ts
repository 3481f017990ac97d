import groupBy from 'es-toolkit/compat/groupBy';
import escapeRegExp from 'es-toolkit/compat/escapeRegExp';
import memoize from 'es-toolkit/compat/memoize';
import type {Nodes} from 'mdast';
import {remark} from 'remark';
import {run} from 'zhlint';
import {isPlain} from '../../api/plainText';
import type {Term, Wording} from './wording';

/** The English text, where there is one, and its translation. */
export interface Translation {
  english?: string;
  text: string;
}

const skipped = new Set(['code', 'inlineCode', 'html', 'definition', 'image']);

function collect(node: Nodes, parts: string[]): void {
  if (skipped.has(node.type)) {
    parts.push('\u0000');
  } else if ('children' in node) {
    for (const child of node.children) collect(child, parts);
    if (node.type === 'paragraph' || node.type === 'heading') parts.push('\n');
  } else if ('value' in node) {
    parts.push(node.value);
  }
}

/**
 * The words of a Markdown text. Code stands as one NUL character, so that no
 * word goes across it.
 */
function getProse(markdown: string): string {
  if (isPlain(markdown)) return `${markdown}\n`;
  const parts: string[] = [];
  collect(remark.parse(markdown), parts);
  return parts.join('');
}

/** Punctuation and spaces, as zhlint has them. */
function findTypography(text: string, {zhlint}: Wording): string[] {
  if (!zhlint) return [];
  const {result} = run(text, {
    rules: zhlint,
    // It parses Markdown, which takes far longer, unless it is given the blocks.
    ...(isPlain(text) && {
      hyperParse: (status) => ({
        ...status,
        blocks: [{value: text, marks: [], start: 0, end: text.length}],
      }),
    }),
  });
  const mended = result.split('\n');
  return text
    .split('\n')
    .flatMap((line, index) =>
      line === mended[index]
        ? []
        : [`punctuation or spaces: write "${mended[index] ?? ''}"`],
    );
}

/** Brackets that open and do not close. */
function findBrackets(prose: string, {brackets = []}: Wording): string[] {
  const count = (mark = ''): number => prose.split(mark).length - 1;
  return brackets
    .filter(([open, close]) => count(open) !== count(close))
    .map((pair) => `${pair} do not pair.`);
}

const findPhrases = (prose: string, {phrases}: Wording): string[] =>
  phrases.flatMap(({pattern, better}) => {
    const found = pattern.exec(prose)?.[0].replaceAll('\u0000', '`…`').trim();
    return found ? [`"${found}" reads badly. ${better}`] : [];
  });

const findMeanings = (
  english: string,
  prose: string,
  {meanings}: Wording,
): string[] =>
  meanings
    .filter(
      ({english: asked, unless, has, lacks}) =>
        asked?.test(english) !== false &&
        unless?.test(english) !== true &&
        (has?.test(prose) === false || lacks?.test(prose) === true),
    )
    .map(({better}) => better);

/**
 * Words that the glossary rules out. Right words may hold or overlap wrong
 * ones: 用戶端 holds 用戶. A wrong word may hold a right one: 操作系統 holds 操作.
 */
function findAvoidedWords(prose: string, {glossary}: Wording): string[] {
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
 * against one glossary, so it is gone through once. A term is a whole word,
 * singular or plural, and not the beginning of a name such as Node.js.
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
      pattern: new RegExp(
        `\\b${escapeRegExp(english)}(?:e?s)?\\b(?!\\.\\w)`,
        'i',
      ),
      words: (senses[english] ?? []).map((sense) => sense.right.toLowerCase()),
    }));
});

/** Terms of the English that the translation lacks. */
function findMissingTerms(
  english: string,
  text: string,
  {glossary}: Wording,
): string[] {
  const lower = text.toLowerCase();
  // The name of a placeholder is no word of the text.
  const words = english.replace(/\{\w+\}/g, '');
  return getStrictTerms(glossary)
    .filter(
      ({words: rights, pattern}) =>
        !rights.some((word) => lower.includes(word)) && pattern.test(words),
    )
    .map(({english: term, right}) => `has no "${right}" for ${term}.`);
}

/** What is wrong with a translation: one sentence per fault. */
export function findFaults(
  {english, text}: Translation,
  wording: Wording,
): string[] {
  const prose = getProse(text);
  const faults = [
    ...findTypography(text, wording),
    ...findBrackets(prose, wording),
    ...findPhrases(prose, wording),
    ...findAvoidedWords(prose, wording),
  ];
  if (english === undefined) return faults;
  const source = getProse(english);
  return [
    ...faults,
    ...findMeanings(source, prose, wording),
    ...findMissingTerms(source, text, wording),
  ];
}
