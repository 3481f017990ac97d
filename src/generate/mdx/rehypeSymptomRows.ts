import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {getRowAnchor} from '../../search/record';

/** Troubleshooting documents, whose sections contain a table of causes. */
export const symptomPages = /\/troubleshooting(?:-calls)?\.mdx$/;

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
