import type {Element, Nodes, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {findElementsIn, hasClass, isElement} from './hast';

/** Controls, images, and navigation. */
const silentElements = new Set([
  'button',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
]);

const silentClasses = [
  'hash-link',
  'theme-doc-card-icon',
  'theme-doc-toc-desktop',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
];

/** Whether an element has no content for readers of the whole page. */
function isSilent(node: Element): boolean {
  const {role, ariaLive, dataFilter, dataMore, src} = node.properties;
  return (
    silentElements.has(node.tagName) ||
    role === 'status' ||
    // Tab names are also in the tab panels, for readers without scripts.
    role === 'tablist' ||
    (ariaLive !== undefined && node.tagName !== 'output') ||
    // Filter fields, tabs that scripts fill, and buttons that unfold code.
    dataFilter !== undefined ||
    dataMore !== undefined ||
    // An image that stands in the page.
    String(src).startsWith('data:') ||
    silentClasses.some((name) => hasClass(node, name))
  );
}

const inline = new Set(
  'a b code em i input label small span strong sub sup time'.split(' '),
);
/** Elements that are separate from the preceding word. */
const apart = new Set(['a', 'code', 'small', 'span', 'time']);
const aside = new Set(['small', 'span']);
const isCode = new Set(['code', 'pre', 'textarea']);

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
const keepFirst = (panels: Element): Element => ({
  ...panels,
  children: findElementsIn(panels).slice(0, 1),
});

/** The words of the current one of a list, such as a layer. */
const markWords = ({children}: Element): Element => ({
  type: 'element',
  tagName: 'strong',
  properties: {},
  children,
});

/** Name of a component: ours have an attribute, the theme's a class. */
function getComponent(node: Element): string | undefined {
  const {dataMd, role} = node.properties;
  if (dataMd !== undefined) return String(dataMd);
  if (hasClass(node, 'theme-admonition')) return 'admonition';
  return role === 'tabpanel' ? 'tab' : undefined;
}

/** Removes controls, adds spaces, and names components. */
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
      parent.children.splice(index, 0, {type: 'text', value: space});
      return index;
    }
    if (!isElement(node)) return undefined;
    const isSamples =
      hasClass(node, 'theme-tabs-container') &&
      toString(node).startsWith(firstSample);
    if (isSamples) node.children = findElementsIn(node).map(keepFirst);
    if (node.properties.ariaCurrent) node.children = [markWords(node)];
    node.tagName = getComponent(node) ?? node.tagName;
    if (!isCode.has(node.tagName)) return undefined;
    node.children = [{type: 'text', value: toString(node)}];
    return SKIP;
  });
}
