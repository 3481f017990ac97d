import difference from 'es-toolkit/compat/difference';
import groupBy from 'es-toolkit/compat/groupBy';
import escapeRegExp from 'es-toolkit/compat/escapeRegExp';
import memoize from 'es-toolkit/compat/memoize';
import {parseMarkdown} from '../../api/markdownTree';
import {visit} from 'unist-util-visit';
import {run} from 'zhlint';
import type {Term, Wording} from './wording';

/** The English text, if any, and its translation. */
export interface Translation {
  english?: string;
  text: string;
}

const skipped = new Set(['code', 'inlineCode', 'html', 'definition', 'image']);

/** Words of a Markdown text, with NUL characters for code. */
function getProse(markdown: string): string {
  const parts: string[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (skipped.has(node.type)) parts.push('\u0000');
    if (node.type === 'paragraph' || node.type === 'heading') parts.push('\n');
    if (node.type === 'text') parts.push(node.value);
  });
  return parts.join('').trimStart();
}

/** Punctuation and spacing problems from zhlint. */
function findTypography(text: string, {zhlint}: Wording): string[] {
  if (!zhlint) return [];
  const {result} = run(text, {rules: zhlint});
  const mended = result.split('\n');
  return text
    .split('\n')
    .flatMap((line, index) =>
      line === mended[index]
        ? []
        : [`punctuation or spaces: write "${mended[index] ?? ''}"`],
    );
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
 * Discouraged words in the glossary. Preferred words may contain or overlap
 * discouraged ones (用戶端 contains 用戶), and vice versa (操作系統 contains 操作).
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
 * Required terms with their words, including other meanings (`image`, `image
 * (picture)`). Cached, because thousands of texts are checked. A term matches a
 * whole word, singular or plural, but not the beginning of a name such as
 * Node.js.
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

/** English terms without their translation. */
function findMissingTerms(
  english: string,
  text: string,
  {glossary}: Wording,
): string[] {
  const lower = text.toLowerCase();
  // Placeholder names are not words.
  const words = english.replace(/\{\w+\}/g, '');
  return getStrictTerms(glossary)
    .filter(
      ({words: rights, pattern}) =>
        !rights.some((word) => lower.includes(word)) && pattern.test(words),
    )
    .map(({english: term, right}) => `has no "${right}" for ${term}.`);
}

/** Inline code, link targets, and numbers of several digits. */
function listFacts(markdown: string): string[] {
  const facts: string[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === 'inlineCode') facts.push(`\`${node.value}\``);
    if (node.type === 'link') facts.push(node.url);
    if (node.type === 'text')
      facts.push(...(node.value.match(/\d[\d.,]*\d/g) ?? []));
  });
  return facts;
}

const findLostFacts = (english: string, text: string): string[] =>
  difference(listFacts(english), listFacts(text)).map(
    (fact) => `has lost ${fact}.`,
  );

/** Problems of a translation, one sentence each. */
export function findFaults(
  {english, text}: Translation,
  wording: Wording,
): string[] {
  const prose = getProse(text);
  const faults = [
    ...findTypography(text, wording),
    ...findPhrases(prose, wording),
    ...findAvoidedWords(prose, wording),
  ];
  if (english === undefined) return faults;
  const source = getProse(english);
  return [
    ...faults,
    ...findMeanings(source, prose, wording),
    ...findMissingTerms(source, text, wording),
    ...findLostFacts(english, text),
  ];
}
