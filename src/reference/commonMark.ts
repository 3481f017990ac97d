import type {Nodes, Root} from 'mdast';
import {directiveToMarkdown} from 'mdast-util-directive';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {
  escapeModuleKeywords,
  htmlToText,
  keepHeadingIds,
  moduleKeyword,
} from './escapeMdx';
import type {DiagramProps} from './diagram';
import {keepOnLine} from './lines';
import {parseMarkdown} from './markdownTree';
import {block} from './mdx';
import type {NameLinks} from './nameLinks';
import {plainParts, type Part} from './plainText';
import {replaceNodes} from './replaceNodes';
import {shieldFromDocusaurus} from './shield';

export interface MdxOptions {
  /** Pages of names that stand in the text as code. */
  links?: NameLinks;
  /** The page itself, to which no link leads. */
  self?: string;
  /** Drawing of a Mermaid diagram; without it diagrams stay code. */
  diagram?: (code: string) => DiagramProps;
}

/** Page of a name that stands as code in a text, if it has another one. */
export function pageOf(
  name: string,
  {links, self}: MdxOptions,
): string | undefined {
  const url = links?.get(name);
  return url === self ? undefined : url;
}

/** Puts links around the names of the API that stand as code in a text. */
export function linkNames(options: MdxOptions) {
  return (child: Nodes): Nodes | undefined => {
    if (child.type === 'link') return child;
    if (child.type !== 'inlineCode') return undefined;
    const url = pageOf(child.value, options);
    return url ? {type: 'link', url, children: [child]} : undefined;
  };
}

/** Drawing of a node that is a Mermaid diagram. */
export const drawingOf = (
  child: Nodes,
  {diagram}: MdxOptions,
): DiagramProps | undefined =>
  child.type === 'code' && child.lang === 'mermaid'
    ? diagram?.(child.value)
    : undefined;

function drawDiagrams(options: MdxOptions) {
  return (child: Nodes): Nodes | undefined => {
    const drawing = drawingOf(child, options);
    return drawing && {type: 'html', value: block('Diagram', {...drawing})};
  };
}

const output: Options = {
  bullet: '-',
  extensions: [
    gfmToMarkdown({tablePipeAlign: false}),
    mdxToMarkdown(),
    directiveToMarkdown(),
  ],
};

/** MDX of a tree, with links to the names of the API that it mentions. */
export function serialize(tree: Root, options: MdxOptions = {}): string {
  replaceNodes(tree, linkNames(options));
  replaceNodes(tree, drawDiagrams(options));
  replaceNodes(tree, keepOnLine);
  replaceNodes(tree, shieldFromDocusaurus);
  escapeModuleKeywords(tree);
  return toMarkdown(tree, output).trim();
}

function partToMdx({kind, value}: Part, options: MdxOptions): string {
  if (kind === 'text') return value;
  const url = pageOf(value, options);
  return url ? `[\`${value}\`](${url})` : `\`${value}\``;
}

/**
 * A description, written in CommonMark with tables, as MDX with the same
 * meaning: braces, angle brackets, directives and ES module keywords stay text.
 *
 * @see https://spec.commonmark.org/0.31.2/ and https://mdxjs.com/docs/what-is-mdx/
 */
export function toMdx(text: string, options: MdxOptions = {}): string {
  // Most texts: parsing them is half of the time that the pages take.
  const parts = moduleKeyword.test(text) ? undefined : plainParts(text);
  if (parts) return parts.map((part) => partToMdx(part, options)).join('');
  const tree = parseMarkdown(text);
  replaceNodes(tree, htmlToText);
  return serialize(tree, options);
}

/** As `toMdx`, for the introduction: its headings may carry ids. */
export function documentToMdx(text: string, options: MdxOptions = {}): string {
  const tree = parseMarkdown(text);
  replaceNodes(tree, htmlToText);
  replaceNodes(tree, keepHeadingIds);
  return serialize(tree, options);
}
