import type {Element, ElementContent, Nodes, Root, Text} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

const isElement = (node: Nodes | undefined): node is Element =>
  node?.type === 'element';

const findElementsIn = ({children}: {children: Nodes[]}): Element[] =>
  children.filter(isElement);

const hasClass = ({properties: {className}}: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

const textNode = (value: string): Text => ({type: 'text', value});

const createElement = (
  tagName: string,
  children: ElementContent[],
): Element => ({type: 'element', tagName, properties: {}, children});

const silentClasses = [
  'hash-link',
  'theme-doc-card-icon',
  'theme-doc-toc-desktop',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
];

/** Whether an element has no content for readers of the whole page. */
function isSilent(node: Element): boolean {
  const {role, ariaLive, dataMd, dataMore, src} = node.properties;
  return (
    node.tagName === 'wbr' ||
    role === 'status' ||
    // Tab names are also in the tab panels, for readers without scripts.
    role === 'tablist' ||
    ariaLive !== undefined ||
    dataMd === 'controls' ||
    dataMd === 'drawing' ||
    // Buttons that unfold code.
    dataMore !== undefined ||
    // An image that stands in the page.
    String(src).startsWith('data:') ||
    // Links beside fields, to themselves.
    (node.tagName === 'a' && toString(node) === '#') ||
    silentClasses.some((name) => hasClass(node, name))
  );
}

const inline = new Set(
  'a b code em i label small span strong sub sup time'.split(' '),
);
/** Elements that are separate from the preceding word. */
const apart = new Set(['a', 'code', 'small', 'span', 'time']);
const aside = new Set(['small', 'span']);

/** Whether a node is inline. A card is a link but not inline. */
const isInline = (node: Nodes): boolean =>
  isElement(node) &&
  inline.has(node.tagName) &&
  findElementsIn(node).every(isInline);

/** Separator between two siblings that only styles set apart. */
function getSeparator({children}: {children: Nodes[]}, index: number): string {
  const node = children[index];
  const before = children[index - 1];
  if (!isElement(node) || !apart.has(node.tagName)) return '';
  const isAside = aside.has(node.tagName);
  if (before?.type === 'text') {
    return isAside && !/\s$/.test(before.value) ? ' ' : '';
  }
  if (!before || !isInline(before)) return '';
  return isAside ? ' · ' : ' ';
}

const firstSample = 'cURL';

/** Samples in other languages would be most of a page. */
function keepFirstSample(tabs: Element): void {
  if (!toString(tabs).startsWith(firstSample)) return;
  for (const panels of findElementsIn(tabs)) {
    panels.children = findElementsIn(panels).slice(0, 1);
  }
}

/** For words such as a title, or the current one of a list. */
function strengthen(node: Element): void {
  node.children = [createElement('strong', node.children)];
}

/** Makes the first child the title of a part, on its own line. */
function strengthenTitle([title]: Element[]): void {
  if (!title) return;
  title.tagName = 'p';
  strengthen(title);
}

/** Gives an element the form that its Markdown has. */
function rewrite(node: Element): void {
  const {id, role, ariaCurrent, dataMd} = node.properties;
  const elements = findElementsIn(node);
  if (dataMd !== undefined) node.tagName = String(dataMd);
  if (ariaCurrent !== undefined || node.tagName === 'dt') strengthen(node);
  if (role === 'tabpanel') strengthenTitle(elements);
  if (hasClass(node, 'theme-tabs-container')) keepFirstSample(node);
  if (hasClass(node, 'theme-admonition')) {
    node.tagName = 'blockquote';
    strengthenTitle(elements);
  }
  if (node.tagName === 'details') {
    strengthenTitle(elements);
    // Indented, to separate it from the following text.
    node.tagName = 'ul';
    node.children = [createElement('li', node.children)];
  }
  if (/^h[1-6]$/.test(node.tagName) && id !== undefined) {
    // In Docusaurus's syntax.
    node.children.push(textNode(` {#${String(id)}}`));
  }
  // `2^53`
  if (node.tagName === 'sup') node.children.unshift(textNode('^'));
}

/** Removes controls, adds spaces, and replaces what only styles tell. */
export function keepReadable(tree: Root): void {
  visit(tree, (node, index, parent) => {
    // Positions are unused and slow to copy.
    delete node.position;
    if (!parent || index === undefined) return undefined;
    if (node.type === 'comment' || (isElement(node) && isSilent(node))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const space = getSeparator(parent, index);
    if (space !== '') {
      parent.children.splice(index, 0, textNode(space));
      return index;
    }
    if (!isElement(node)) return undefined;
    rewrite(node);
    if (node.tagName !== 'code') return undefined;
    node.children = [textNode(toString(node))];
    return SKIP;
  });
}
