import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Gives the cells of a table classes for their alignment. MDX would make styles
 * of it, in attributes that a strict Content Security Policy refuses. All
 * headers of a Markdown table are those of columns, which their `scope` says.
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
