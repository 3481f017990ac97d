import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {getRowAnchor} from '../../search/record';

/** Documents whose sections are symptoms, with a table of causes each. */
export const symptomPages = /\/troubleshooting(?:-calls)?\.mdx$/;

/**
 * Gives each row of the tables of symptoms an id, to which the search and
 * explanations of errors lead.
 */
export const rehypeSymptomRows =
  () =>
  (tree: Root, {path}: {path: string}): void => {
    if (!symptomPages.test(path)) return;
    let section = '';
    for (const node of tree.children) {
      if (node.type !== 'element') continue;
      if (/^h[2-6]$/.test(node.tagName)) section = String(node.properties.id);
      if (node.tagName !== 'table') continue;
      let row = 0;
      visit(node, 'element', (body) => {
        if (body.tagName !== 'tbody') return;
        visit(body, 'element', (one) => {
          if (one.tagName === 'tr')
            one.properties.id = getRowAnchor(section, row++);
        });
      });
    }
  };
