import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Sets the alignment of table cells with classes. MDX would use style
 * attributes, which the Content Security Policy blocks. Adds `scope` to
 * headers, which are always column headers in Markdown.
 */
export const rehypeTableCells =
  () =>
  (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName !== 'td' && tagName !== 'th') return;
      if (tagName === 'th') properties.scope ??= 'col';
      if (typeof properties.align !== 'string') return;
      properties.className = [`text--${properties.align}`];
      delete properties.align;
    });
  };
