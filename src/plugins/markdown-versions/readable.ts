import type {Element, Nodes, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {findElementsIn, hasClass, isElement} from './hast';

/** Controls, pictures, and ways to other parts of the site or of the page. */
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

/** Whether an element says nothing by itself to a reader of the whole page. */
function isSilent(node: Element): boolean {
  const {role, ariaLive, dataFilter, dataMore} = node.properties;
  return (
    silentElements.has(node.tagName) ||
    role === 'status' ||
    // The names of tabs stand in the tabs; with scripts off they are shown there.
    role === 'tablist' ||
    (ariaLive !== undefined && node.tagName !== 'output') ||
    // The field that filters a list, a tab that scripts fill, and what unfolds code.
    dataFilter !== undefined ||
    dataMore !== undefined ||
    silentClasses.some((name) => hasClass(node, name))
  );
}

const inline = new Set(
  'a b code em i input label small span strong sub sup time'.split(' '),
);
/** Elements that are no part of the word before them. */
const apart = new Set(['a', 'code', 'small', 'span', 'time']);
const aside = new Set(['small', 'span']);
const isCode = new Set(['code', 'pre', 'textarea']);

/** Whether a node stands in a line, as a card does not, which is a link. */
const isInline = (node: Nodes): boolean =>
  isElement(node) &&
  inline.has(node.tagName) &&
  findElementsIn(node).every(isInline);

/** What stands between two neighbors that the page sets apart by styles alone. */
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

/** The line above the samples of a guide: method, path, page of the operation. */
function findCalledPage(node: Nodes): string | undefined {
  if (!isElement(node, 'p')) return undefined;
  const [method, path, page] = findElementsIn(node);
  const isCall =
    isElement(method, 'strong') &&
    isElement(path, 'code') &&
    toString(path).startsWith('/') &&
    isElement(page, 'a');
  return isCall ? String(page.properties.href) : undefined;
}

/** Name of the first tab of samples. */
const firstSample = 'cURL';

/** The name of a component: ours say theirs, those of the theme have a class. */
function getComponent(node: Element): string | undefined {
  const {dataMd, role} = node.properties;
  if (dataMd !== undefined) return String(dataMd);
  if (hasClass(node, 'theme-admonition')) return 'admonition';
  return role === 'tabpanel' ? 'tab' : undefined;
}

/**
 * Leaves of a page what it says: without controls, with spaces where styles
 * alone keep words apart, and with the names of components.
 */
export function keepReadable(tree: Root): void {
  visit(tree, (node, index, parent) => {
    // Nobody asks where in the page something was, and copies of it take time.
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
    if (hasClass(node, 'theme-tabs-container')) {
      const before = parent.children.slice(0, index);
      const page = before.map(findCalledPage).filter(Boolean).at(-1);
      if (page !== undefined || toString(node).startsWith(firstSample)) {
        node.tagName = 'samples';
        node.properties = page === undefined ? {} : {others: `${page}#samples`};
      }
      return undefined;
    }
    node.tagName = getComponent(node) ?? node.tagName;
    if (!isCode.has(node.tagName)) return undefined;
    node.children = [{type: 'text', value: toString(node)}];
    return SKIP;
  });
}
