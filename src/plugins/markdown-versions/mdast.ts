import type {
  BlockContent,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';

export const textNode = (value: string): Text => ({type: 'text', value});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const strong = (...children: PhrasingContent[]): Strong => ({
  type: 'strong',
  children,
});

export const listOf = (items: BlockContent[][]): List => ({
  type: 'list',
  ordered: false,
  children: items.map((children): ListItem => ({type: 'listItem', children})),
});

/** Words followed by blocks; a first paragraph continues the line. */
export function beginWith(
  words: PhrasingContent[],
  [first, ...others]: BlockContent[],
): BlockContent[] {
  if (first?.type !== 'paragraph') {
    return [paragraph(...words), ...(first ? [first, ...others] : [])];
  }
  return [paragraph(...words, textNode(': '), ...first.children), ...others];
}
