import type {Paragraph, Parents, Root, RootContent, Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {
  defaultHandlers,
  toMarkdown,
  type Info,
  type Options,
  type State,
} from 'mdast-util-to-markdown';

/** Paragraphs as they were written before: many pages share the text of a field. */
const known = new Map<string, string>();

function writeParagraph(
  node: Paragraph,
  parent: Parents | undefined,
  state: State,
  info: Info,
): string {
  const key = JSON.stringify(node);
  const written =
    known.get(key) ?? defaultHandlers.paragraph(node, parent, state, info);
  known.set(key, written);
  return written;
}

/**
 * Words between which nothing could be read as a sign of Markdown: looking for
 * signs is what takes the time, and most texts have none.
 */
const plain =
  /^[\p{L}\p{N}](?:[\p{L}\p{N} ,;:'’“”「」，。、；：（）]|(?<![\p{N}wW])\.)*(?<! )$/u;

function writeText(
  node: Text,
  parent: Parents | undefined,
  state: State,
  info: Info,
): string {
  return plain.test(node.value)
    ? node.value
    : defaultHandlers.text(node, parent, state, info);
}

const options: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  // Columns that line up cost more characters than all else in a table.
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
  handlers: {paragraph: writeParagraph, text: writeText},
};

/** A tree as Markdown (CommonMark with tables), with all words escaped. */
export const writeMarkdown = (children: readonly RootContent[]): string => {
  const root: Root = {type: 'root', children: [...children]};
  return toMarkdown(root, options);
};
