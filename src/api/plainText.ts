/** A node of a plain text: words, or code. */
export interface Part {
  kind: 'text' | 'inlineCode';
  value: string;
}

/** Between single backticks, without white space at either end. */
const code = /(?<!`)`[^`\s\p{C}]+(?: [^`\s\p{C}]+)*`(?!`)/u.source;
const character =
  /[\p{Letter}\p{Number} ,;'"%()/。，、；：？！「」『』（）-]|[.:](?=[ `]|$)/u
    .source;
const plain = new RegExp(
  String.raw`^(?!.*www\.)(?:\p{Letter}|${code})(?:${character}|${code})*(?<! )$`,
  'iu',
);

/**
 * What parsing a Markdown text would give, where that is one paragraph of words
 * and code: a line without other marks of CommonMark and GFM.
 *
 * @returns nothing also for some texts that are plain in truth
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

/** Whether parsing a Markdown text would give the very text as one paragraph. */
export const isPlain = (markdown: string): boolean =>
  !markdown.includes('`') && plain.test(markdown);
