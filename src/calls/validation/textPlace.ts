import {findNodeAtLocation, type Node} from 'jsonc-parser';
import type {Path} from '../fieldPath';

export const getLine = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** The value to highlight, or its bracket if something is missing in it. */
export function getSpan(
  tree: Node,
  path: Path,
): {offset: number; length: number} {
  const node = findNodeAtLocation(tree, path) ?? tree;
  const isLeaf = node.children === undefined;
  return {offset: node.offset, length: isLeaf ? node.length : 1};
}
