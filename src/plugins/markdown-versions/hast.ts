import type {Element, Nodes} from 'hast';

export const isElement = (
  node: Nodes | undefined,
  name?: string,
): node is Element =>
  node?.type === 'element' && (name === undefined || node.tagName === name);

export const findElementsIn = ({children}: {children: Nodes[]}): Element[] =>
  children.filter((child) => isElement(child));

export const hasClass = (
  {properties: {className}}: Element,
  name: string,
): boolean => Array.isArray(className) && className.includes(name);
