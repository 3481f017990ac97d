import type {Nodes, PhrasingContent, Root, Text} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';

const plain =
  /^[\p{L}\p{N}](?:[\p{L}\p{N} ,;:'’“”「」，。、；：（）]|(?<![\p{N}wW])\.)*(?<! )$/u;

const createWriter = remark()
  // Aligned columns would take more characters than the rest of a table.
  .use(remarkGfm, {tablePipeAlign: false})
  .data('settings', {
    bullet: '-',
    emphasis: '_',
    listItemIndent: 'one',
    rule: '-',
    handlers: {
      text: ({value}: Text, _, state, info) =>
        plain.test(value) ? value : state.safe(value, info),
    },
  })
  .freeze();

const blocks = new Set([
  'blockquote',
  'code',
  'heading',
  'list',
  'listItem',
  'paragraph',
]);

const toInline = (nodes: Nodes[]): PhrasingContent[] =>
  nodes.flatMap((node, index): PhrasingContent[] => {
    const before = nodes[index - 1];
    const isApart =
      before && (blocks.has(node.type) || blocks.has(before.type));
    const between = node.type === 'listItem' ? ' · ' : ' ';
    return [
      ...(isApart ? [{type: 'text', value: between} as const] : []),
      ...toPhrasing(node),
    ];
  });

/** Code in a table cell. Markdown parsers disagree about `\\|` in it. */
function convertCodeInCell(value: string): PhrasingContent[] {
  return value.includes('\\|')
    ? [
        {type: 'html', value: '<code>'},
        {type: 'text', value},
        {type: 'html', value: '</code>'},
      ]
    : [{type: 'inlineCode', value}];
}

function toPhrasing(node: Nodes): PhrasingContent[] {
  if (node.type === 'code')
    return convertCodeInCell(node.value.replace(/\s+/g, ' '));
  if (node.type === 'inlineCode') return convertCodeInCell(node.value);
  return blocks.has(node.type) && 'children' in node
    ? toInline(node.children)
    : [node as PhrasingContent];
}

/** CommonMark with tables, escaped, with tight lists. */
export function formatMarkdown(root: Root): string {
  visit(root, (node) => {
    if (node.type === 'list' || node.type === 'listItem') node.spread = false;
    if (node.type === 'tableCell') node.children = toInline(node.children);
  });
  return createWriter.stringify(root);
}
