import {parseMarkdown} from '../../reference/markdownTree';
import {isPlain} from '../../reference/plainText';

/**
 * The blocks of a Markdown text: paragraphs, headings, lists, tables, code. A
 * translator gets one at a time, and a changed paragraph leaves the others as
 * they are.
 */
export function splitBlocks(markdown: string): string[] {
  if (isPlain(markdown)) return [markdown];
  return parseMarkdown(markdown).children.map(({position}) =>
    markdown.slice(position?.start.offset, position?.end.offset),
  );
}

/** Puts blocks together to a text again. */
export const joinBlocks = (blocks: readonly string[]): string =>
  blocks.join('\n\n');
