import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Makes tables focusable, so that wide ones scroll with the keyboard. Sets the
 * alignment of cells with classes. MDX would use style attributes, which the
 * Content Security Policy blocks. Adds `scope` to headers, which are always
 * column headers in Markdown.
 */
export const rehypeTables =
  () =>
  (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'table') properties.tabIndex = 0;
      if (tagName !== 'td' && tagName !== 'th') return;
      if (tagName === 'th') properties.scope ??= 'col';
      if (typeof properties.align !== 'string') return;
      properties.className = [`text--${properties.align}`];
      delete properties.align;
    });
  };
