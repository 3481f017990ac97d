/** A node of the parsed page, as far as its text is concerned. */
export interface Node {
  type: string;
  name?: string;
  data?: string;
  children?: Node[];
}

/**
 * The text of a node.
 *
 * @param ignored elements that are left out
 * @param gap what stands in their place
 */
export function getText(
  {type, name = '', data = '', children = []}: Node,
  ignored: ReadonlySet<string>,
  gap = '',
): string {
  if (type === 'text') return data;
  if (ignored.has(name)) return gap;
  return children.map((child) => getText(child, ignored, gap)).join('');
}
