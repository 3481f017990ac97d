import type {List} from 'mdast';

export interface ListedPage {
  title: string;
  description?: string;
  /** Absolute URL of its Markdown version, or of a file. */
  url: string;
}

export const linkList = (pages: readonly ListedPage[]): List => ({
  type: 'list',
  children: pages.map(({title, description, url}) => ({
    type: 'listItem',
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'link', url, children: [{type: 'text', value: title}]},
          {type: 'text', value: description ? `: ${description}` : ''},
        ],
      },
    ],
  })),
});
