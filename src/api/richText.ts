import type {Nodes} from 'hast';
import {toHast} from 'mdast-util-to-hast';
import {getCode, createHandlers, type TextOptions} from './handlers';
import {parseMarkdown} from './markdownTree';
import {getPlainParts} from './plainText';

export type Properties = Record<string, unknown>;

/**
 * A content node of a page: words, or an element of HTML or a component, with
 * its properties and what is in it. `src/components/reference/RichText.tsx`
 * shows it.
 */
export type RichText =
  string | [name: string, properties: Properties, ...inner: RichText[]];

/** Elements between whose parts white space means nothing. */
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
  // Every header of a Markdown table is that of a column.
  const scope = node.tagName === 'th' && {scope: 'col'};
  return [[node.tagName, {...node.properties, ...scope}, ...getInner(node)]];
}

/**
 * A description, written in CommonMark with tables, as data: blocks, one after
 * the other. HTML in it is text.
 *
 * @see https://spec.commonmark.org/0.31.2/
 */
export function toRichText(
  text: string,
  options: TextOptions = {},
): RichText[] {
  // Most texts: parsing them is half of the time that the pages take.
  const parts = getPlainParts(text);
  if (!parts) {
    const handlers = createHandlers(options);
    return getInner(toHast(parseMarkdown(text), {handlers}));
  }
  const inner = parts.flatMap(({kind, value}) =>
    kind === 'text' ? [value] : toData(getCode(value, options)),
  );
  return [['p', {}, ...inner]];
}

const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text that is no Markdown, on one line. */
export const toPlainLine = (text: string): RichText[] => {
  const words = toOneLine(text);
  return words === '' ? [] : [words];
};

/** A text of one line with code and emphasis; block syntax in it is text. */
export function getLine(text: string, options: TextOptions = {}): RichText[] {
  const [only, ...others] = toRichText(toOneLine(text), options);
  if (others.length > 0 || typeof only !== 'object' || only[0] !== 'p') {
    return toPlainLine(text);
  }
  const [, , ...inner] = only;
  return inner;
}
