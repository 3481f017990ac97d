import type {Definition, Nodes, Root} from 'mdast';
import {replaceNodes} from './replaceNodes';

/** Takes the link definitions out of a tree; the first of a name counts. */
function takeDefinitions(node: Nodes, found: Map<string, Definition>): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (child.type !== 'definition') takeDefinitions(child, found);
    else if (!found.has(child.identifier)) found.set(child.identifier, child);
  }
  node.children = node.children.filter(({type}) => type !== 'definition');
}

/**
 * Turns `[text][name]` into links: the definitions of one description must not
 * serve another one of the same page.
 */
export function resolveReferences(tree: Root): Root {
  const definitions = new Map<string, Definition>();
  takeDefinitions(tree, definitions);
  const resolve = (child: Nodes): Nodes | undefined => {
    if (child.type !== 'linkReference' && child.type !== 'imageReference') {
      return undefined;
    }
    const {url = '', title} = definitions.get(child.identifier) ?? {};
    if (child.type === 'imageReference') {
      return {type: 'image', url, title, alt: child.alt};
    }
    // An image in a link may be a reference as well.
    replaceNodes(child, resolve);
    return {type: 'link', url, title, children: child.children};
  };
  replaceNodes(tree, resolve);
  return tree;
}
