import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../api/markdownTree';
import {formatMarkdown} from './format';
import {linkList, type ListedPage} from './linkList';

export interface Section {
  title: string;
  pages: ListedPage[];
}

const getSectionNodes = ({title, pages}: Section): RootContent[] => [
  {type: 'heading', depth: 2, children: [{type: 'text', value: title}]},
  linkList(pages),
];

function addLinks(markdown: string, address: (href: string) => string): Root {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  const root = structuredClone(parseMarkdown(body));
  visit(root, 'link', (node) => {
    node.url = address(node.url);
  });
  return root;
}

/**
 * Formats `llms.txt`: the introduction and a list of all pages.
 *
 * @param introduction Markdown with links relative to the home page
 * @param address resolves a link in the introduction
 * @see https://llmstxt.org/
 */
export const renderLlmsText = (
  introduction: string,
  sections: readonly Section[],
  address: (href: string) => string,
): string =>
  formatMarkdown({
    type: 'root',
    children: [
      ...addLinks(introduction, address).children,
      ...sections
        .filter(({pages}) => pages.length > 0)
        .flatMap(getSectionNodes),
    ],
  });
