import type {Element, Nodes} from 'hast';
import type {Html} from 'mdast';
import {toHast, type Handlers} from 'mdast-util-to-hast';
import {parseMarkdown} from './markdownTree';
import type {NameLinks} from './nameLinks';

export type Properties = Record<string, unknown>;

/**
 * A content node: text, or an HTML element or component with its properties and
 * children. `src/components/reference/RichText.tsx` renders it.
 */
export type RichText =
  string | [name: string, properties: Properties, ...inner: RichText[]];

/**
 * Properties of a code block for `src/components/code/Code.tsx`.
 *
 * @param meta text after the language
 */
export type Highlight = (
  code: string,
  language: string,
  meta?: string,
) => {html: string; language?: string; title?: string};

export interface ShownDiagram {
  label: string;
  svg: string;
  /** Text version of the diagram's connections. */
  relations: string[];
}

export interface TextOptions {
  links?: NameLinks | undefined;
  /** URL of the page itself, which is not linked. */
  self?: string;
  /** Draws Mermaid diagrams; without it, they stay code. */
  diagram?: (code: string) => ShownDiagram;
  /** Highlights code; without it, code is plain. */
  highlight?: Highlight;
  /** Keeps headings, and reads `{#id}` at their end as their ID. */
  headingIds?: boolean;
}

/** Elements that ignore white space between children. */
const containers = /^(blockquote|ol|ul|table|thead|tbody|tr)$/;

const isSpace = (node: Nodes): boolean =>
  node.type === 'text' && node.value.trim() === '';

function getInner(node: Nodes, options: TextOptions): RichText[] {
  if (!('children' in node)) return [];
  const dense =
    node.type === 'root' ||
    (node.type === 'element' && containers.test(node.tagName));
  return node.children
    .filter((child) => !(dense && isSpace(child)))
    .flatMap((child) => toData(child, options));
}

const getText = ({children}: Element): string =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('');

function getBlock(code: Nodes | undefined, options: TextOptions): RichText {
  if (code?.type !== 'element') return '';
  const value = getText(code).replace(/\n$/, '');
  const [name = ''] = [code.properties.className].flat();
  const language = String(name).replace('language-', '');
  if (language === 'mermaid' && options.diagram) {
    const {relations, ...picture} = options.diagram(value);
    const items = relations.map((one): RichText => ['li', {}, one]);
    return ['Diagram', picture, ['ul', {}, ...items]];
  }
  return options.highlight
    ? ['pre', options.highlight(value, language, code.data?.meta ?? undefined)]
    : ['pre', {}, value];
}

/** A heading, with the ID at its end: `Limits {#limits}`. */
function getHeading(
  {tagName, properties}: Element,
  inner: RichText[],
): RichText {
  const last = inner.at(-1);
  const found =
    typeof last === 'string' ? /^(.*?)\s*\{#([\w.-]+)\}$/s.exec(last) : null;
  if (!found) return [tagName, properties, ...inner];
  const [, text = '', id] = found;
  const before = inner.slice(0, -1);
  return [tagName, {...properties, id}, ...before, ...(text ? [text] : [])];
}

function toData(node: Nodes, options: TextOptions): RichText[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const {tagName, properties, children} = node;
  if (tagName === 'pre') return [getBlock(children[0], options)];
  // A link has no links within it.
  const isLink = tagName === 'a';
  const inner = getInner(
    node,
    isLink ? {...options, links: undefined} : options,
  );
  if (/^h\d$/.test(tagName)) {
    // In a description, they would rank above the page's headings.
    return options.headingIds
      ? [getHeading(node, inner)]
      : [['p', {}, ['strong', {}, ...inner]]];
  }
  // Markdown tables have column headers only.
  const scope = tagName === 'th' && {scope: 'col'};
  const data: RichText = [tagName, {...properties, ...scope}, ...inner];
  const href = tagName === 'code' && options.links?.get(getText(node));
  return href && href !== options.self ? [['a', {href}, data]] : [data];
}

const handlers: Handlers = {
  /** Descriptions may not contain HTML, so it is shown as text. */
  html(_, {value}: Html, parent) {
    const text = {type: 'text' as const, value};
    const isInline = parent?.type === 'paragraph' || parent?.type === 'heading';
    return isInline
      ? text
      : {type: 'element', tagName: 'p', properties: {}, children: [text]};
  },
};

/**
 * Parses a description (CommonMark with tables) into blocks. HTML is kept as
 * text.
 *
 * @see https://spec.commonmark.org/0.31.2/
 */
export const toRichText = (
  text: string,
  options: TextOptions = {},
): RichText[] => getInner(toHast(parseMarkdown(text), {handlers}), options);

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
