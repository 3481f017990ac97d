import type {Nodes} from 'mdast';

/** Replaces each child that `replace` gives something for; visits the others. */
export function replaceNodes(
  node: Nodes,
  replace: (child: Nodes, parent: Nodes) => Nodes | undefined,
): void {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    const other = replace(child, node);
    if (other) (node.children as Nodes[])[index] = other;
    else replaceNodes(child, replace);
  });
}
