import type {Nodes as HastNodes} from 'hast';
import type {Nodes} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {drawingOf, linkNames, pageOf, type MdxOptions} from './commonMark';
import {htmlToText} from './escapeMdx';
import {parseMarkdown} from './markdownTree';
import {plainParts, type Part} from './plainText';
import {replaceNodes} from './replaceNodes';

/**
 * A piece of a text as data: words, or an element with its properties and what
 * is in it. `src/components/reference/RichText.tsx` shows it.
 */
export type RichText =
  | string
  | [name: string, properties: Record<string, unknown>, ...inner: RichText[]];

/** Elements between whose parts white space means nothing. */
const containers = /^(blockquote|ol|ul|table|thead|tbody|tr)$/;

const isSpace = (node: HastNodes): boolean =>
  node.type === 'text' && node.value.trim() === '';

function innerOf(node: HastNodes): RichText[] {
  if (!('children' in node)) return [];
  const dense =
    node.type === 'root' ||
    (node.type === 'element' && containers.test(node.tagName));
  return node.children
    .filter((child) => !(dense && isSpace(child)))
    .flatMap(toData);
}

const textOf = (node: HastNodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

function toData(node: HastNodes): RichText[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const {tagName, properties} = node;
  // Code of several lines is one text to the component that shows it.
  const inner =
    tagName === 'pre' ? [textOf(node).replace(/\n$/, '')] : innerOf(node);
  return [[tagName, properties, ...inner]];
}

/** Has a diagram show as the component `Diagram`. */
function drawDiagrams(options: MdxOptions) {
  return (child: Nodes): Nodes | undefined => {
    const drawing = drawingOf(child, options);
    return (
      drawing && {
        type: 'paragraph',
        children: [],
        data: {hName: 'Diagram', hProperties: {...drawing}},
      }
    );
  };
}

function partToData({kind, value}: Part, options: MdxOptions): RichText {
  if (kind === 'text') return value;
  const href = pageOf(value, options);
  return href ? ['a', {href}, ['code', {}, value]] : ['code', {}, value];
}

/**
 * A description, written in CommonMark with tables, as data: blocks, one after
 * the other. HTML in it is text, as in `toMdx`.
 */
export function toRichText(text: string, options: MdxOptions = {}): RichText[] {
  const parts = plainParts(text);
  if (parts)
    return [['p', {}, ...parts.map((one) => partToData(one, options))]];
  const tree = parseMarkdown(text);
  replaceNodes(tree, htmlToText);
  replaceNodes(tree, linkNames(options));
  replaceNodes(tree, drawDiagrams(options));
  return innerOf(toHast(tree));
}
