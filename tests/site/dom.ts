import {load} from 'cheerio/slim';

/** A text, an element or a comment of a parsed page. */
export interface Node {
  type: string;
  data?: string;
  name?: string;
  attribs?: Record<string, string | undefined>;
  children?: Node[];
  parent?: Node | null;
}

export interface Element extends Node {
  name: string;
  attribs: Record<string, string | undefined>;
  children: Node[];
}

/**
 * Parses HTML without the repairs of a browser, which take twice as long:
 * `html.test.ts` sees to it that a page needs none.
 */
export const parseHtml = (html: string): Node =>
  load(html).root()[0] as unknown as Node;

/** Every element below a node, in the order of the page. */
export function listElements(root: Node, found: Element[] = []): Element[] {
  for (const child of root.children ?? []) {
    if (child.attribs) found.push(child as Element);
    if (child.children) listElements(child, found);
  }
  return found;
}

/** The element itself and all that it stands in, from inside out. */
export function listAround(node: Node): Element[] {
  const found: Element[] = [];
  for (let one: Node | null | undefined = node; one; one = one.parent) {
    if (one.attribs) found.push(one as Element);
  }
  return found;
}

/**
 * The text of a node.
 *
 * @param isLeftOut elements that are left out
 * @param gap what stands in their place
 */
export function getText(
  node: Node,
  isLeftOut: (element: Element) => boolean = () => false,
  gap = '',
): string {
  if (node.type === 'text') return node.data ?? '';
  if (node.attribs && isLeftOut(node as Element)) return gap;
  return (node.children ?? [])
    .map((child) => getText(child, isLeftOut, gap))
    .join('');
}

export const hasClass = ({attribs}: Element, name: string): boolean =>
  ` ${attribs.class} `.includes(` ${name} `);

/** Whether an element is, or stands in, one of these. */
export const isIn = (element: Node, ...names: string[]): boolean =>
  listAround(element).some(({name}) => names.includes(name));
