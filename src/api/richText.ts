import type {Nodes} from 'hast';
import {toHast} from 'mdast-util-to-hast';
import {createHandlers, type TextOptions} from './handlers';
import {parseMarkdown} from './markdownTree';

export type Properties = Record<string, unknown>;

/**
 * A content node: text, or an HTML element or component with its properties and
 * children. `src/components/reference/RichText.tsx` renders it.
 */
export type RichText =
  string | [name: string, properties: Properties, ...inner: RichText[]];

/** Elements that ignore white space between children. */
const containers = /^(blockquote|ol|ul|table|thead|tbody|tr)$/;

const isSpace = (node: Nodes): boolean =>
  node.type === 'text' && node.value.trim() === '';

function getInner(node: Nodes): RichText[] {
  if (!('children' in node)) return [];
  const dense =
    node.type === 'root' ||
    (node.type === 'element' && containers.test(node.tagName));
  return node.children
    .filter((child) => !(dense && isSpace(child)))
    .flatMap(toData);
}

function toData(node: Nodes): RichText[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  // Markdown tables have column headers only.
  const scope = node.tagName === 'th' && {scope: 'col'};
  return [[node.tagName, {...node.properties, ...scope}, ...getInner(node)]];
}

/**
 * Parses a description (CommonMark with tables) into blocks. HTML is kept as
 * text.
 *
 * @see https://spec.commonmark.org/0.31.2/
 */
export function toRichText(
  text: string,
  options: TextOptions = {},
): RichText[] {
  const handlers = createHandlers(options);
  return getInner(toHast(parseMarkdown(text), {handlers}));
}

const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Plain text in one line, not parsed as Markdown. */
export const toPlainLine = (text: string): RichText[] => {
  const words = toOneLine(text);
  return words === '' ? [] : [words];
};

/** Content of the only paragraph; `undefined` for other blocks. */
export function getInlineOf(blocks: RichText[]): RichText[] | undefined {
  const [only, ...others] = blocks;
  if (others.length > 0 || typeof only !== 'object' || only[0] !== 'p') {
    return undefined;
  }
  const [, , ...inner] = only;
  return inner;
}

/** Inline Markdown: code and emphasis; block syntax is kept as text. */
export const getLine = (text: string, options: TextOptions = {}): RichText[] =>
  getInlineOf(toRichText(toOneLine(text), options)) ?? toPlainLine(text);
