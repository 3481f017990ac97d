import type {BlockContent, PhrasingContent} from 'mdast';
import type {RichText} from '../reference/richText';
import {
  innerOf,
  type Element,
  type MarkdownContext,
  type WriteBlocks,
} from './context';
import {inlineOf} from './inline';
import {paragraph} from './nodes';

/** Elements that stand in a line, unless there is a block in them. */
const inlineNames = new Set(
  'a abbr b br code del em i img input kbd label s small span strong sub sup time u wbr'.split(
    ' ',
  ),
);

type Writers = Record<string, WriteBlocks>;

function isInline(piece: RichText, writers: Writers): boolean {
  if (typeof piece === 'string') return true;
  return (
    inlineNames.has(piece[0]) &&
    innerOf(piece).every((inner) => isInline(inner, writers))
  );
}

/** Without white space at the ends of a line. */
function trimmed(line: PhrasingContent[]): PhrasingContent[] {
  const nodes = [...line];
  const first = nodes[0];
  if (first?.type === 'text') {
    nodes[0] = {...first, value: first.value.trimStart()};
  }
  const last = nodes.at(-1);
  if (last?.type === 'text') {
    nodes[nodes.length - 1] = {...last, value: last.value.trimEnd()};
  }
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
}

/** What makes Markdown of pieces, by the names of those that are blocks. */
export function contextWith(
  writers: Writers,
  {say, link}: Pick<MarkdownContext, 'say' | 'link'>,
): MarkdownContext {
  const inline = (pieces: readonly RichText[]): PhrasingContent[] =>
    trimmed(inlineOf(pieces, {...context, inline: raw}));
  const raw = (pieces: readonly RichText[]): PhrasingContent[] =>
    inlineOf(pieces, {...context, inline: raw});

  function block(piece: Element): BlockContent[] {
    const write = writers[piece[0]];
    return write ? write(piece, context) : blocks(innerOf(piece));
  }

  function blocks(pieces: readonly RichText[]): BlockContent[] {
    const written: BlockContent[] = [];
    let line: RichText[] = [];
    const endLine = (): void => {
      const words = inline(line);
      if (words.length > 0) written.push(paragraph(...words));
      line = [];
    };
    for (const piece of pieces) {
      if (isInline(piece, writers)) line.push(piece);
      else {
        endLine();
        written.push(...block(piece as Element));
      }
    }
    endLine();
    return written;
  }

  const context: MarkdownContext = {say, link, blocks, inline};
  return context;
}
