import type {BlockContent, PhrasingContent} from 'mdast';
import type {RichText} from '../reference/richText';
import type {Say} from './say';

/** A piece of a page that is more than words. */
export type Element = Exclude<RichText, string>;

/** What turns the pieces of a page into Markdown. */
export interface MarkdownContext {
  say: Say;
  /** Address of what a piece refers to, as a twin names it. */
  link: (href: string) => string;
  /** Pieces as blocks; words that stand alone become paragraphs. */
  blocks: (pieces: readonly RichText[]) => BlockContent[];
  /** Pieces as what stands in a line. */
  inline: (pieces: readonly RichText[]) => PhrasingContent[];
}

/** How one kind of piece is written as blocks. */
export type WriteBlocks = (
  piece: Element,
  context: MarkdownContext,
) => BlockContent[];

/** How one kind of piece is written in a line. */
export type WriteInline = (
  piece: Element,
  context: MarkdownContext,
) => PhrasingContent[];

export const innerOf = ([, , ...inner]: Element): RichText[] => inner;

/** The properties of a component, as `src/reference/pages` gives them. */
export const propertiesOf = <T>([, properties]: Element): T => properties as T;
