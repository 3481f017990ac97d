import type {Nodes} from 'mdast';
import {remark} from 'remark';
import {isPlain} from '../../api/plainText';

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
export function getProse(markdown: string): string {
  if (isPlain(markdown)) return `${markdown}\n`;
  const parts: string[] = [];
  collect(remark.parse(markdown), parts);
  return parts.join('');
}
