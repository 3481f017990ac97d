import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Highlight} from '../../api/richText';
import {highlightCode} from './codeProperties';

function highlightBlock(pre: Element, propertiesOf: Highlight): void {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return;
  const {className, metastring} = code.properties;
  const name = String(Array.isArray(className) ? className[0] : '');
  pre.properties = propertiesOf(
    toString(code).replace(/\n$/, ''),
    name.replace(/^language-/, ''),
    typeof metastring === 'string' ? metastring : '',
  );
  pre.children = [];
}

/** Adds highlighted HTML to code blocks as the property `html`. */
export function rehypeHighlight() {
  return async (tree: Root): Promise<void> => {
    const propertiesOf = await highlightCode();
    visit(tree, {tagName: 'pre'}, (pre: Element) =>
      highlightBlock(pre, propertiesOf),
    );
  };
}
