import type {Nodes} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';

const inline = new Set([
  'text',
  'html',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
]);

/** As a file in UTF-8 keeps it: lone surrogates are replaced. */
export const wellFormed = (text: string): string =>
  Buffer.from(text).toString();

/** One space for every run of white space, and none around the text. */
export const squeeze = (text: string): string =>
  wellFormed(text).replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim();

/** Raw HTML is a block of its own unless it stands in a line of text. */
const isInline = (node: Nodes, parent?: Nodes): boolean =>
  node.type === 'html'
    ? parent === undefined || !/^(root|blockquote|listItem)$/.test(parent.type)
    : inline.has(node.type);

function getText(node: Nodes, parent?: Nodes): string {
  if (node.type === 'table') {
    // CommonMark ignores the cells of a row that has more than the first one.
    const width = node.children[0]?.children.length ?? 0;
    const cells = node.children.flatMap(({children}) =>
      children.slice(0, width),
    );
    return cells.map((cell) => getText(cell)).join('');
  }
  const own = 'value' in node ? node.value : '';
  const inner =
    'children' in node
      ? node.children.map((child) => getText(child, node)).join('')
      : '';
  return isInline(node, parent) ? own + inner : ` ${own}${inner} `;
}

const parser = remark()
  .data('micromarkExtensions', [
    {
      disable: {
        null: ['gfmFootnoteCall', 'gfmFootnoteDefinition', 'tasklistCheck'],
      },
    },
  ])
  .use(remarkGfm)
  .freeze();

/** Parses a description; without footnotes and check boxes. */
export const parse = (text: string): Nodes => parser.parse(text);

/** The text that CommonMark with tables reads in a description. */
export const markdownText = (text: string): string =>
  squeeze(getText(parse(wellFormed(text))));

/** As `markdownText` for a text of one line; block syntax is text there. */
export function lineText(text: string): string {
  const line = squeeze(text);
  const blocks = parse(line) as {children: Nodes[]};
  const [only, ...others] = blocks.children;
  return others.length === 0 && only?.type === 'paragraph'
    ? markdownText(line)
    : line;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of HTML that React wrote. */
export const htmlText = (html: string): string =>
  squeeze(
    html
      .replace(/<\/?(a|em|strong|code|del)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(amp|lt|gt|quot|#x27);/g, (all) => entities[all] ?? all),
  );
