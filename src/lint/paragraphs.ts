import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../reference/markdownTree';

/** The words of one paragraph, heading or cell, each with its line. */
export interface Paragraph {
  prose: string;
  /** Line of the document, from 1, of a place in the prose. */
  lineAt: (index: number) => number;
}

const blocks = ['paragraph', 'heading', 'tableCell'] as const;

/** Code and the like stand as one NUL character: no phrase goes across them. */
const gap = '\u0000';

function paragraphOf(block: Nodes): Paragraph {
  const starts: [index: number, line: number][] = [];
  let prose = '';
  visit(block, (node) => {
    if ('children' in node) return;
    const start = node.position?.start.line ?? 1;
    const value = node.type === 'text' ? node.value : gap;
    value.split('\n').forEach((line, index, all) => {
      starts.push([prose.length, start + index]);
      prose += index < all.length - 1 ? `${line}\n` : line;
    });
  });
  const lineAt = (index: number): number =>
    starts.filter(([from]) => from <= index).at(-1)?.[1] ?? 1;
  return {prose, lineAt};
}

/** The paragraphs, headings and cells of a document, without code. */
export function paragraphsOf(markdown: string): Paragraph[] {
  const found: Paragraph[] = [];
  visit(parseMarkdown(markdown), blocks, (block) => {
    found.push(paragraphOf(block));
  });
  return found;
}
