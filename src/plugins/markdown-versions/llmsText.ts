import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../api/markdownTree';
import {formatMarkdown} from './format';
import {linkList, type ListedPage} from './linkList';

/** Pages under one heading. */
export interface Section {
  title: string;
  pages: ListedPage[];
}

const getSectionNodes = ({title, pages}: Section): RootContent[] => [
  {type: 'heading', depth: 2, children: [{type: 'text', value: title}]},
  linkList(pages),
];

/** A text with its links as Markdown versions name them. */
function addLinks(markdown: string, address: (href: string) => string): Root {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  const root = structuredClone(parseMarkdown(body));
  visit(root, 'link', (node) => {
    node.url = address(node.url);
  });
  return root;
}

/**
 * The list of all pages for programs, with what they have to know first.
 *
 * @param introduction Markdown whose links begin at the home page
 * @param address makes a link of the introduction absolute
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
