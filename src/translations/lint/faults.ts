import difference from 'es-toolkit/compat/difference';
import {parseMarkdown} from '../../api/markdownTree';
import {visit} from 'unist-util-visit';
import {run} from 'zhlint';
import type {Wording} from './wording';

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
    ...difference(listFacts(english), listFacts(text)).map(
      (fact) => `has lost ${fact}.`,
    ),
  ];
}
