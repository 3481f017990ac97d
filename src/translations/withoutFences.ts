import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

/** Beginnings and ends of the fenced code blocks, in their order. */
function fencesIn(node: Nodes, markdown: string): [number, number][] {
  if ('children' in node) {
    return node.children.flatMap((child) => fencesIn(child, markdown));
  }
  const start = node.position?.start.offset ?? 0;
  // MDX has no code by indentation alone.
  const isFenced = node.type === 'code' && /[`~]/.test(markdown[start] ?? '');
  return isFenced ? [[start, node.position?.end.offset ?? start]] : [];
}

/** A Markdown text without its fenced code (CommonMark 0.31.2, section 4.5). */
export function withoutFences(markdown: string): string {
  let kept = '';
  let end = 0;
  for (const [from, to] of fencesIn(fromMarkdown(markdown), markdown)) {
    kept += markdown.slice(end, from);
    end = to;
  }
  return kept + markdown.slice(end);
}
