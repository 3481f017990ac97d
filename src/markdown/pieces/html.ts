import type {BlockContent, Heading, TableRow} from 'mdast';
import type {RichText} from '../../reference/richText';
import {
  innerOf,
  propertiesOf,
  type Element,
  type WriteBlocks,
} from '../context';
import {list, paragraph, strong, text} from '../nodes';

const writeParagraph: WriteBlocks = (piece, {inline}) => {
  const words = inline(innerOf(piece));
  return words.length > 0 ? [paragraph(...words)] : [];
};

/** A heading, with its id behind it as Docusaurus writes it. */
const writeHeading =
  (depth: Heading['depth']): WriteBlocks =>
  (piece, {inline}) => {
    const {id} = propertiesOf<{id?: string}>(piece);
    const words = inline(innerOf(piece));
    if (id !== undefined) words.push(text(` {#${id}}`));
    return [{type: 'heading', depth, children: words}];
  };

const isElement = (piece: RichText): piece is Element =>
  typeof piece !== 'string';

const writeList =
  (ordered: boolean): WriteBlocks =>
  (piece, {blocks}) => {
    const items = innerOf(piece).filter(isElement);
    return items.length === 0
      ? []
      : [
          list(
            items.map((item) => blocks(innerOf(item))),
            ordered,
          ),
        ];
  };

const partsNamed = (piece: Element, name: RegExp): Element[] =>
  innerOf(piece).flatMap((inner) => {
    if (!isElement(inner)) return [];
    return name.test(inner[0]) ? [inner] : partsNamed(inner, name);
  });

const writeTable: WriteBlocks = (piece, {inline}) => {
  const rows = partsNamed(piece, /^tr$/).map((row): TableRow => ({
    type: 'tableRow',
    children: partsNamed(row, /^t[dh]$/).map((cell) => ({
      type: 'tableCell',
      children: inline(innerOf(cell)),
    })),
  }));
  return [{type: 'table', children: rows}];
};

/** Terms and what belongs to them, as a list. */
const writeDescriptions: WriteBlocks = (piece, {blocks, inline}) => [
  list(
    partsNamed(piece, /^d[dt]$/).reduce<BlockContent[][]>((items, part) => {
      if (part[0] === 'dt') {
        items.push([paragraph(strong(...inline(innerOf(part))))]);
      } else items.at(-1)?.push(...blocks(innerOf(part)));
      return items;
    }, []),
  ),
];

const writeSummary: WriteBlocks = (piece, {inline}) => {
  const words = inline(innerOf(piece));
  return words.length > 0 ? [paragraph(strong(...words))] : [];
};

const writeQuote: WriteBlocks = (piece, {blocks}) => [
  {type: 'blockquote', children: blocks(innerOf(piece))},
];

/** A link around blocks, such as a card: its first words become the link. */
const writeLinkedBlocks: WriteBlocks = (piece, {blocks, link}) => {
  const [first, ...others] = blocks(innerOf(piece));
  const {href = ''} = propertiesOf<{href?: string}>(piece);
  if (first?.type !== 'heading' && first?.type !== 'paragraph') {
    return first ? [first, ...others] : [];
  }
  const words = first.children.filter(
    (node) => !(node.type === 'text' && /^ \{#/.test(node.value)),
  );
  return [
    {...first, children: [{type: 'link', url: link(href), children: words}]},
    ...others,
  ] as BlockContent[];
};

/** The blocks of HTML, by the names of their elements. */
export const htmlBlocks: Record<string, WriteBlocks> = {
  a: writeLinkedBlocks,
  blockquote: writeQuote,
  dl: writeDescriptions,
  h1: writeHeading(1),
  h2: writeHeading(2),
  h3: writeHeading(3),
  h4: writeHeading(4),
  h5: writeHeading(5),
  h6: writeHeading(6),
  hr: () => [{type: 'thematicBreak'}],
  ol: writeList(true),
  p: writeParagraph,
  summary: writeSummary,
  table: writeTable,
  ul: writeList(false),
};
