import type {PhrasingContent} from 'mdast';
import type {RichText} from '../reference/richText';
import {
  innerOf,
  propertiesOf,
  type MarkdownContext,
  type WriteInline,
} from './context';
import {code, link, strong, text} from './nodes';

/** The words in pieces, without what they stand in. */
export const wordsIn = (pieces: readonly RichText[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string' ? piece : wordsIn(innerOf(piece)),
    )
    .join('');

const writeLink: WriteInline = (piece, context) => {
  const {href} = propertiesOf<{href?: string}>(piece);
  const inner = context.inline(innerOf(piece));
  if (inner.length === 0) return [];
  return href === undefined ? inner : [link(context.link(href), ...inner)];
};

const writeStrong: WriteInline = (piece, {inline}) => [
  strong(...inline(innerOf(piece))),
];

const writeEmphasis: WriteInline = (piece, {inline}) => [
  {type: 'emphasis', children: inline(innerOf(piece))},
];

const writeCode: WriteInline = (piece) => {
  const words = wordsIn(innerOf(piece));
  return words === '' ? [] : [code(words)];
};

/** An image; one that stands in the page itself is no address to read. */
const writeImage: WriteInline = (piece, {link: address}) => {
  const {src = '', alt = ''} = propertiesOf<{src?: string; alt?: string}>(
    piece,
  );
  if (!src.startsWith('data:'))
    return [{type: 'image', url: address(src), alt}];
  return alt === '' ? [] : [text(alt)];
};

/** `2^53`, as text that is read without HTML. */
const writePower: WriteInline = (piece, {inline}) => [
  text('^'),
  ...inline(innerOf(piece)),
];

/** What stands in a line, by the name of the element; others give their words. */
const inlineElements: Record<string, WriteInline> = {
  a: writeLink,
  b: writeStrong,
  br: () => [{type: 'break'}],
  code: writeCode,
  del: (piece, {inline}) => [
    {type: 'delete', children: inline(innerOf(piece))},
  ],
  em: writeEmphasis,
  i: writeEmphasis,
  img: writeImage,
  // The value of the field stands behind it.
  input: () => [text(':')],
  strong: writeStrong,
  sup: writePower,
};

/** Elements that are no part of the word before them. */
const apart = new Set([
  'a',
  'code',
  'small',
  'span',
  'time',
  'p',
  'div',
  'ul',
  'li',
]);

const endsWord = (before: RichText | undefined): boolean =>
  before !== undefined && (typeof before !== 'string' || !/\s$/.test(before));

/** Whether the page sets two pieces apart by their styles alone. */
function wantsSpace(before: RichText | undefined, piece: RichText): boolean {
  if (typeof piece === 'string' || !endsWord(before)) return false;
  const [name] = piece;
  if (typeof before !== 'string') return apart.has(name);
  return name === 'span' || name === 'small';
}

/** Words that stand together as one text, with single spaces. */
function joined(line: PhrasingContent[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (const node of line) {
    const last = nodes.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      last.value = (last.value + node.value).replace(/\s+/g, ' ');
    } else nodes.push(node);
  }
  return nodes;
}

/** Pieces as what stands in a line; of blocks, what stands in theirs. */
export function inlineOf(
  pieces: readonly RichText[],
  context: MarkdownContext,
): PhrasingContent[] {
  const line = pieces.flatMap((piece, index) => {
    if (typeof piece === 'string') {
      return piece === '' ? [] : [text(piece.replace(/\s+/g, ' '))];
    }
    const write = inlineElements[piece[0]];
    const written = write
      ? write(piece, context)
      : context.inline(innerOf(piece));
    const space = written.length > 0 && wantsSpace(pieces[index - 1], piece);
    return space ? [text(' '), ...written] : written;
  });
  return joined(line);
}
