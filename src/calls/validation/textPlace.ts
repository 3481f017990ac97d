import {findNodeAtLocation, type Node} from 'jsonc-parser';
import type {Path} from '../fieldPath';

export function getLineAndColumn(
  text: string,
  offset: number,
): {line: number; column: number} {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {line: before.split('\n').length, column: offset - lineStart + 1};
}

/** The value to highlight, or its bracket if something is missing in it. */
export function getSpan(
  tree: Node,
  path: Path,
): {offset: number; length: number} {
  const node = findNodeAtLocation(tree, path) ?? tree;
  const isLeaf = node.children === undefined;
  return {offset: node.offset, length: isLeaf ? node.length : 1};
}
