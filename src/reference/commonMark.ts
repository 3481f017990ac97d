import type {Nodes, PhrasingContent, Root} from 'mdast';
import {directiveToMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import type {NameLinks} from './nameLinks';
import {resolveReferences} from './references';
import {replaceNodes} from './replaceNodes';
import {shieldFromDocusaurus} from './shield';

export interface MdxOptions {
  /** Pages of names that stand in the text as code. */
  links?: NameLinks;
  /** The page itself, to which no link leads. */
  self?: string;
  /** MDX of a Mermaid diagram; without it diagrams stay code. */
  diagram?: (code: string) => string;
}

/**
 * What a description has no use for. A page holds several descriptions, so
 * footnotes would get mixed up; a check box in a text would do nothing.
 */
const unused = {
  disable: {
    null: ['gfmFootnoteCall', 'gfmFootnoteDefinition', 'tasklistCheck'],
  },
};

function parse(text: string): Root {
  const tree = fromMarkdown(text, {
    extensions: [gfm(), unused],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return resolveReferences(tree);
}

const raw = (value: string): Nodes => ({type: 'html', value});

/** Raw HTML, which a description may not use, becomes its text. */
function htmlToText(child: Nodes, parent: Nodes): Nodes | undefined {
  if (child.type !== 'html') return undefined;
  const text = {type: 'text' as const, value: child.value};
  const isInline = parent.type === 'paragraph' || parent.type === 'heading';
  return isInline ? text : {type: 'paragraph', children: [text]};
}

/** MDX reads a paragraph that starts with one of these words as an ES module. */
function escapeModuleKeywords(node: Nodes): void {
  if (!('children' in node)) return;
  const first = node.children[0];
  if (
    node.type === 'paragraph' &&
    first?.type === 'text' &&
    /^(import|export)\b/.test(first.value)
  ) {
    const initial = `&#${first.value.charCodeAt(0)};`;
    first.value = first.value.slice(1);
    node.children.unshift({type: 'html', value: initial});
  }
  node.children.forEach(escapeModuleKeywords);
}

function linkNames({links, self}: MdxOptions) {
  return (child: Nodes): Nodes | undefined => {
    if (child.type === 'link') return child;
    if (child.type !== 'inlineCode') return undefined;
    const url = links?.get(child.value);
    return url && url !== self
      ? {type: 'link', url, children: [child]}
      : undefined;
  };
}

function drawDiagrams({diagram}: MdxOptions) {
  return (child: Nodes): Nodes | undefined =>
    diagram && child.type === 'code' && child.lang === 'mermaid'
      ? raw(diagram(child.value))
      : undefined;
}

/** A heading that ends with `{#id}` keeps its id; all other braces are text. */
function keepHeadingIds(child: Nodes): Nodes | undefined {
  if (child.type !== 'heading') return undefined;
  const last = child.children.at(-1);
  const id = last?.type === 'text' && /\s*(\{#[\w-]+\})$/.exec(last.value);
  if (!id || last?.type !== 'text') return undefined;
  last.value = last.value.slice(0, id.index);
  child.children.push(
    {type: 'text', value: ' '},
    {type: 'html', value: id[1] ?? ''},
  );
  return undefined;
}

function serialize(tree: Root, options: MdxOptions = {}): string {
  replaceNodes(tree, linkNames(options));
  replaceNodes(tree, drawDiagrams(options));
  replaceNodes(tree, shieldFromDocusaurus);
  escapeModuleKeywords(tree);
  return toMarkdown(tree, {
    bullet: '-',
    extensions: [
      gfmToMarkdown({tablePipeAlign: false}),
      mdxToMarkdown(),
      directiveToMarkdown(),
    ],
  }).trim();
}

/**
 * A description, written in CommonMark with tables, as MDX with the same
 * meaning: braces, angle brackets, directives and ES module keywords stay text.
 *
 * @see https://spec.commonmark.org/0.31.2/ and https://mdxjs.com/docs/what-is-mdx/
 */
export function toMdx(text: string, options: MdxOptions = {}): string {
  const tree = parse(text);
  replaceNodes(tree, htmlToText);
  return serialize(tree, options);
}

/** As `toMdx`, for the introduction: its headings may carry ids. */
export function documentToMdx(text: string, options: MdxOptions = {}): string {
  const tree = parse(text);
  replaceNodes(tree, htmlToText);
  replaceNodes(tree, keepHeadingIds);
  return serialize(tree, options);
}

const paragraph = (child: PhrasingContent): string =>
  serialize({type: 'root', children: [{type: 'paragraph', children: [child]}]});

const plain = (text: string): PhrasingContent => ({
  type: 'text',
  value: text.replace(/\s+/g, ' ').trim(),
});

/** A text that is no Markdown, as one line of MDX. */
export const textToMdx = (text: string): string => paragraph(plain(text));

/** A text that is no Markdown, as code in a line of MDX. */
export const codeToMdx = (text: string): string =>
  paragraph({...plain(text), type: 'inlineCode'} as PhrasingContent);

/** A link whose text is no Markdown. */
export const linkToMdx = (text: string, url: string): string =>
  paragraph({type: 'link', url, children: [plain(text)]});

/** A text of one line with code and emphasis; block syntax in it is text. */
export function lineToMdx(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [only, ...others] = parse(line).children;
  return others.length === 0 && only?.type === 'paragraph'
    ? toMdx(line)
    : textToMdx(line);
}

/** The first paragraph as plain text, for lists and meta descriptions. */
export function firstParagraph(text: string): string {
  const first = parse(text).children.find(({type}) => type === 'paragraph');
  return first ? toString(first).replace(/\s+/g, ' ').trim() : '';
}

/** The first sentence of a description as plain text: a meta description. */
export function firstSentence(text: string): string {
  return firstParagraph(text).split(/(?<=[.。])\s/)[0] ?? '';
}
