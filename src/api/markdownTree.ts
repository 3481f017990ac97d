import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';

/**
 * Unused Markdown features. A page contains several descriptions, so footnotes
 * would be mixed up, and check boxes would have no effect.
 */
const unused = {
  disable: {
    null: ['gfmFootnoteCall', 'gfmFootnoteDefinition', 'tasklistCheck'],
  },
};

// Created once: combining the extensions takes longer than parsing a sentence.
const createParser = remark()
  .data('micromarkExtensions', [unused])
  .use(remarkGfm)
  .freeze();

const parsed = new Map<string, Root>();

/**
 * Parses CommonMark with GitHub extensions, such as tables.
 *
 * @returns a shared tree; do not modify it
 */
export function parseMarkdown(text: string): Root {
  const known = parsed.get(text);
  if (known) return known;
  const tree = createParser.parse(text);
  parsed.set(text, tree);
  return tree;
}

export function getFirstParagraph(text: string): string {
  const first = structuredClone(
    parseMarkdown(text).children.find(({type}) => type === 'paragraph'),
  );
  if (!first) return '';
  // A line break has no text but separates words.
  visit(first, 'break', (_, index = 0, parent) => {
    parent?.children.splice(index, 1, {type: 'text', value: ' '});
  });
  return toString(first).replace(/\s+/g, ' ').trim();
}

export const sentenceEnd = /(?<=\.)\s+|(?<=。)/;

export function getFirstSentence(text: string): string {
  return getFirstParagraph(text).split(sentenceEnd)[0] ?? '';
}
