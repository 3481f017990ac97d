export interface Part {
  kind: 'text' | 'inlineCode';
  value: string;
}

/** Inline code in single backticks without white space at either end. */
const code = /(?<!`)`[^`\s\p{C}]+(?: [^`\s\p{C}]+)*`(?!`)/u.source;
const character =
  /[\p{Letter}\p{Number} ,;'"%()/。，、；：？！「」『』（）-]|[.:](?=[ `]|$)/u
    .source;
const plain = new RegExp(
  String.raw`^(?!.*www\.)(?:\p{Letter}|${code})(?:${character}|${code})*(?<! )$`,
  'iu',
);

/**
 * Parses Markdown that is a single paragraph of words and code, without the
 * Markdown parser.
 *
 * @returns `undefined` also for some texts that are plain
 */
export function getPlainParts(markdown: string): Part[] | undefined {
  if (!plain.test(markdown)) return undefined;
  return markdown
    .split('`')
    .map((value, index): Part => ({
      kind: index % 2 === 0 ? 'text' : 'inlineCode',
      value,
    }))
    .filter(({value}) => value !== '');
}

/** Whether Markdown would parse to the same text in one paragraph. */
export const isPlain = (markdown: string): boolean =>
  !markdown.includes('`') && plain.test(markdown);
