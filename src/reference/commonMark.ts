import type {Nodes, Root} from 'mdast';
import {directiveToMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';

function parse(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

/** Replaces raw HTML, which a description may not use, by its text. */
function htmlToText(node: Nodes): void {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    if (child.type !== 'html') return htmlToText(child);
    const text = {type: 'text' as const, value: child.value};
    const isInline = node.type === 'paragraph' || node.type === 'heading';
    node.children[index] = isInline
      ? text
      : {type: 'paragraph', children: [text]};
  });
}

/** MDX reads a paragraph that starts with one of these words as an ES module. */
function escapeModuleKeywords(node: Nodes): void {
  if (!('children' in node)) return;
  const first = node.children[0];
  if (
    node.type === 'paragraph' &&
    first?.type === 'text' &&
    /^(import|export)\b/.test(first.value)
  ) {
    const initial = `&#${first.value.charCodeAt(0)};`;
    first.value = first.value.slice(1);
    node.children.unshift({type: 'html', value: initial});
  }
  node.children.forEach(escapeModuleKeywords);
}

/**
 * A description, written in CommonMark with tables, as MDX with the same
 * meaning: braces, angle brackets, directives and ES module keywords stay text.
 *
 * @see https://spec.commonmark.org/0.31.2/ and https://mdxjs.com/docs/what-is-mdx/
 */
export function toMdx(text: string): string {
  const tree = parse(text);
  htmlToText(tree);
  escapeModuleKeywords(tree);
  return toMarkdown(tree, {
    bullet: '-',
    extensions: [
      gfmToMarkdown({tablePipeAlign: false}),
      mdxToMarkdown(),
      directiveToMarkdown(),
    ],
  }).trim();
}

/** The first paragraph as plain text, for lists and meta descriptions. */
export function firstParagraph(text: string): string {
  const first = parse(text).children.find(({type}) => type === 'paragraph');
  return first ? toString(first).replace(/\s+/g, ' ').trim() : '';
}
