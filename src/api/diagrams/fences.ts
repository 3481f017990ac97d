import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../markdownTree';

/** Mermaid sources in a text, without their fences. */
export function findDiagramsIn(text: string): string[] {
  const found: string[] = [];
  visit(parseMarkdown(text), {type: 'code', lang: 'mermaid'}, (node: Code) => {
    found.push(node.value);
  });
  return found;
}
