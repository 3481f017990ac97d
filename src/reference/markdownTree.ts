import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';

// Made once: combining the extensions costs more than parsing a sentence.
const options = {
  extensions: [gfm()],
  mdastExtensions: [gfmFromMarkdown()],
};

/** Parses CommonMark with the extensions of GitHub, such as tables. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, options);
}

/**
 * Replaces each node that `replace` gives something for; looks into the others.
 */
export function replaceNodes(
  node: Nodes,
  replace: (child: Nodes, parent: Nodes) => Nodes | undefined,
): void {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    const other = replace(child, node);
    if (other) (node.children as Nodes[])[index] = other;
    else replaceNodes(child, replace);
  });
}

/** The first paragraph as plain text on one line. */
export function firstParagraph(text: string): string {
  const first = parseMarkdown(text).children.find(
    ({type}) => type === 'paragraph',
  );
  return first ? toString(first).replace(/\s+/g, ' ').trim() : '';
}

/** The first sentence as plain text: a meta description. */
export function firstSentence(text: string): string {
  return firstParagraph(text).split(/(?<=[.。])\s/)[0] ?? '';
}
