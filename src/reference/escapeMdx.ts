import type {Nodes} from 'mdast';
import {joinLines} from './lines';

/** Raw HTML, which a description may not use, becomes its text. */
export function htmlToText(child: Nodes, parent: Nodes): Nodes | undefined {
  if (child.type !== 'html') return undefined;
  const text = {type: 'text' as const, value: joinLines(child.value)};
  const isInline = parent.type === 'paragraph' || parent.type === 'heading';
  return isInline ? text : {type: 'paragraph', children: [text]};
}

/** What MDX reads as the beginning of an ES module. */
export const moduleKeyword = /^(import|export)\b/;

/**
 * MDX reads a paragraph that starts with one of these words as an ES module, and
 * so the first line of a heading of several lines.
 */
export function escapeModuleKeywords(node: Nodes): void {
  if (!('children' in node)) return;
  const first = node.children[0];
  if (
    (node.type === 'paragraph' || node.type === 'heading') &&
    first?.type === 'text' &&
    moduleKeyword.test(first.value)
  ) {
    const initial = `&#${first.value.charCodeAt(0)};`;
    first.value = first.value.slice(1);
    node.children.unshift({type: 'html', value: initial});
  }
  node.children.forEach(escapeModuleKeywords);
}

/** A heading that ends with `{#id}` keeps its id; all other braces are text. */
export function keepHeadingIds(child: Nodes): Nodes | undefined {
  if (child.type !== 'heading') return undefined;
  const last = child.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const id = /\s*(\{#[\w-]+\})$/.exec(last.value);
  if (!id) return undefined;
  last.value = last.value.slice(0, id.index);
  child.children.push(
    {type: 'text', value: ' '},
    {type: 'html', value: id[1] ?? ''},
  );
  return undefined;
}
