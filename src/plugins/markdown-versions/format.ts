import type {PhrasingContent, Root} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';

const createWriter = remark()
  // Aligned columns would take more characters than the rest of a table.
  .use(remarkGfm, {tablePipeAlign: false})
  .data('settings', {
    bullet: '-',
    emphasis: '_',
    listItemIndent: 'one',
  })
  .freeze();

/** Code in a table cell. Markdown parsers disagree about `\\|` in it. */
const escapePipe = (node: PhrasingContent): PhrasingContent[] =>
  node.type === 'inlineCode' && node.value.includes('\\|')
    ? [
        {type: 'html', value: '<code>'},
        {type: 'text', value: node.value},
        {type: 'html', value: '</code>'},
      ]
    : [node];

/** CommonMark with tables, escaped, with tight lists. */
export function formatMarkdown(root: Root): string {
  visit(root, (node) => {
    if (node.type === 'list' || node.type === 'listItem') node.spread = false;
    if (node.type === 'tableCell')
      node.children = node.children.flatMap(escapePipe);
  });
  return createWriter.stringify(root);
}

export interface ListedPage {
  title: string;
  description?: string;
  /** Absolute URL of its Markdown version, or of a file. */
  url: string;
}

/** A list of links as Markdown. */
export const listLinks = (pages: readonly ListedPage[]): string =>
  pages
    .map(({title, description, url}) => {
      const about = description ? `: ${description}` : '';
      return `- [${title}](${url})${about}\n`;
    })
    .join('');
